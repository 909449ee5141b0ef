import { expect, it } from 'vitest';
import { createShownRecord, type RecordState } from '@/data/signals/shownRecord';
import { sampleSignals } from '../../../support/sampleSignals';

const [first, second] = [sampleSignals.slice(0, 1), sampleSignals.slice(0, 2)];

const shown = (answer: Partial<RecordState>) => createShownRecord(first, () => Promise.resolve(answer));

it('begins with the signals of the build', () => {
  const record = shown({});
  const built: RecordState = {
    signals: first,
    newest: first,
    offered: null,
    answer: 'asking',
    alarm: null,
    cutShort: [],
  };
  expect(record.read()).toEqual(built);
  expect(record.initial).toEqual(built);
});

it('shows what is offered', async () => {
  const record = shown({ answer: 'told', newest: second, offered: 1 });
  record.show();
  expect(record.read()).toBe(record.initial);
  await record.load();
  record.show();
  expect(record.read()).toEqual({
    signals: second,
    newest: second,
    offered: null,
    answer: 'told',
    alarm: null,
    cutShort: [],
  });
});
