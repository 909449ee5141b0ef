import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountKey, lastDigits } from '@/data/journal/accountKey';
import { handleReadRequest, type WorkerMessage } from '@/data/journal/answer';
import { sampleBytes } from '../../../support/statements.ts';

async function answersTo(file: Blob): Promise<readonly WorkerMessage[]> {
  const answers: WorkerMessage[] = [];
  await handleReadRequest({ file }, (answer) => answers.push(answer));
  return answers;
}

it("reports each step, then the statement with the file's digest", async () => {
  const bytes = sampleBytes('02');
  const answers = await answersTo(new Blob([bytes.slice()]));
  expect(answers.map((answer) => (answer.kind === 'progress' ? answer.step : answer.kind))).toEqual([
    'opening',
    'trades',
    'done',
  ]);
  expect(answers.at(-1)).toMatchObject({
    reading: { outcome: 'imported' },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

it('reports that a file can no longer be read', async () => {
  const gone = new Blob(['a']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  expect(await answersTo(gone)).toEqual([{ kind: 'unreadable' }]);
});

it('recognises an account by a key that does not contain its number', async () => {
  const key = await accountKey('mt5', '2000001', 'salt');
  expect(key).toMatch(/^mt5-[\da-f]{32}$/);
  expect(await accountKey('mt5', '2000001', 'salt')).toBe(key);
  expect(
    new Set([key, await accountKey('mt5', '2000001', 'other'), await accountKey('mt4', '2000001', 'salt')])
      .size,
  ).toBe(3);
  expect([lastDigits('2000001'), lastDigits('12345'), lastDigits(null)]).toEqual(['001', '', '']);
});
