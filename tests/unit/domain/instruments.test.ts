import { expect, it } from 'vitest';
import { INSTRUMENTS, instrumentByName, isTypedInOrder, type Instrument } from '@/domain/instruments';
import { instruments as charted } from '@/content/chartInstruments';

const named = (name: string): Instrument => {
  const instrument = instrumentByName(name);
  if (instrument === undefined) throw new Error(`No instrument ${name}`);
  return instrument;
};

it('lists every pair in the base/quote order of trading platforms', () => {
  for (const { base, quote } of INSTRUMENTS.filter(({ market }) => market === 'forex')) {
    expect(base !== undefined && isTypedInOrder(base, quote)).toBe(true);
  }
  expect(isTypedInOrder('USD', 'GBP')).toBe(false);
});

it('covers every instrument that has a chart', () => {
  for (const { name } of Object.values(charted).flat()) expect(named(name).name).toBe(name);
});
