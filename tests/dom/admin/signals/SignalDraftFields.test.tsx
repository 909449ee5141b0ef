import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignalDraft } from '@/domain/signals/draft';
import { exampleLevels } from '@/content/exampleLevels';
import { SignalDraftFields } from '@/admin/signals/SignalDraftFields';
import { fieldValues, openFields, typeInto } from '../../../support/formFields';
import { aSignalDraft } from '../../../support/signals';

const NOW = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

const draw = (fields: Partial<SignalDraft> = {}) => openFields(SignalDraftFields, aSignalDraft(fields));

it('keeps each value in the field it was entered in', () => {
  const opened = draw();
  const typed: Readonly<Record<string, readonly [keyof SignalDraft, string]>> = {
    Market: ['market', 'stocks'],
    'Price currency': ['quote', 'EUR'],
    'Decimal places': ['decimals', '3'],
    Direction: ['side', 'short'],
    Order: ['order', 'stop'],
    'Entry from': ['entryFrom', '2.1'],
    'Entry to': ['entryTo', '2.2'],
    'Stop loss': ['stopLoss', '2.3'],
    'Round-trip cost': ['cost', '0.1'],
    'Target 1': ['target1', '1.9'],
    'Share 1 in %': ['share1', '50'],
    'Target 2': ['target2', '1.8'],
    'Share 2 in %': ['share2', '30'],
    'Target 3': ['target3', '1.7'],
    'Share 3 in %': ['share3', '20'],
    'Valid until (GMT)': ['validUntil', '2026-12-01T10:00'],
    Timeframe: ['timeframe', 'daily'],
    Reason: ['reason', 'Another reason.'],
    'What would prove it wrong': ['invalidation', 'Another doubt.'],
    Author: ['by', 'Another author'],
    'Prices from': ['source', 'Another source'],
    Interest: ['interest', 'Another interest'],
    'Candles before the entry': ['candles', '1 2 1 2'],
    'Remark on the chart': ['remark', 'Another remark'],
    'Candle for the remark': ['remarkAt', '7'],
  };
  for (const [label, [, text]] of Object.entries(typed)) typeInto(label, text);
  typeInto('Draft name', 'Another name');
  expect(opened.form).toEqual({
    ...aSignalDraft({ name: 'Another name' }),
    ...Object.fromEntries(Object.values(typed)),
  });
  expect(fieldValues(opened.container)).toMatchObject({
    'Draft name *': 'Another name',
    ...Object.fromEntries(Object.entries(typed).map(([label, [, text]]) => [label, text])),
  });
});

it('names missing fields only after a price is entered', () => {
  const blank = { entryFrom: '', entryTo: '', stopLoss: '', target1: '', target2: '' };
  draw(blank);
  expect(screen.queryByText(/is missing/)).toBeNull();
  typeInto('Entry from', '1.084');
  expect(screen.getAllByText(/^Stop loss is missing/)[0]).toBeVisible();
});

it('asks for a single entry price for a market order', () => {
  const opened = draw({ order: 'market' });
  expect(screen.queryByLabelText('Entry from')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Entry: the market price')).toHaveValue('1.08200');
  typeInto('Entry: the market price', '1.083');
  expect(opened.form).toMatchObject({ entryFrom: '1.083' });
});

it("shows a price to the draft's number of decimal places", () => {
  const label = 'Entry from';
  draw();
  typeInto(label, '1,5');
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription('= 1.50000');
  for (const plain of ['1.50000', '']) {
    typeInto(label, plain);
    expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-describedby');
  }
});

const STOP = `Stop loss: EUR/USD is written with 5 decimal places, such as ${exampleLevels['EUR/USD'].toFixed(5)}.`;

it('shows a price error on blur', () => {
  draw();
  typeInto('Stop loss', 'x');
  const stop = screen.getByLabelText('Stop loss');
  expect(stop).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(stop);
  expect(stop).toHaveAttribute('aria-invalid', 'true');
  expect(stop).toHaveAccessibleDescription(STOP);
  expect(screen.getByLabelText('Target 1')).not.toHaveAttribute('aria-invalid');
  expect(stop).toHaveProperty('validity.valid', true);
});

it("fills in a known instrument's market, currency and decimal places", () => {
  draw();
  typeInto('Instrument', 'USD/JPY');
  expect(screen.getByLabelText('Price currency')).toHaveValue('JPY');
  expect(screen.getByLabelText('Decimal places')).toHaveValue('3');
});
