import { describe, expect, it } from 'vitest';
import { isEnding, practiceWords } from '@/domain/signals/practiceWords';

describe('beside the numbers of a signal that is over', () => {
  it.each([
    ['closed', 'Signal 4 is closed. The numbers are for practice.'],
    ['expired', 'Signal 4 has expired. The numbers are for practice.'],
    ['cancelled', 'Signal 4 was cancelled. The numbers are for practice.'],
    ['notTriggered', 'Signal 4 was not triggered. The numbers are for practice.'],
  ] as const)('says that a signal %s', (ending, sentence) => {
    expect(practiceWords(4, ending)).toBe(sentence);
  });
});

describe('a signal is over', () => {
  it.each(['closed', 'expired', 'cancelled', 'notTriggered'])('with an entry of the kind %s', (kind) => {
    expect(isEnding(kind)).toBe(true);
  });

  it.each(['issued', 'amended', 'triggered', 'partTaken', 'stopMoved', 'corrected', 'toString', ''])(
    'not with one of the kind “%s”',
    (kind) => {
      expect(isEnding(kind)).toBe(false);
    },
  );

  it.each([undefined, null, 4, ['closed']])('not with %j, which is no kind', (kind) => {
    expect(isEnding(kind)).toBe(false);
  });
});
