import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page } from '@/content/pages/journal';
import { Journal } from '@/site/features/journal/Journal';
import JournalBook from '@/site/features/journal/JournalBook';
import JournalManagement from '@/site/features/journal/JournalManagement';
import SampleFigures from '@/site/features/journal/SampleFigures';
import { takeConsoleMessages } from '../../../../support/consoleGuard';
import { InlineWorker } from '../../../../support/inlineWorker';
import { renderRoutes } from '../../../../support/render';
import { sampleBytes } from '../../../../support/statements';

const parts = { Book: JournalBook, Keeping: JournalManagement, SampleFigures, preload: () => undefined };

it('never says that the journal is saved if the browser blocks storage', async () => {
  vi.stubGlobal('Worker', InlineWorker);
  const { localStorage } = globalThis;
  vi.stubGlobal('localStorage', null);
  const { user } = renderRoutes([{ path: '*', element: <Journal words={page} parts={parts} /> }], '/journal');
  // By now the journal knows that storage is blocked. Storage is put back here, because the set-up clears it after every test.
  vi.stubGlobal('localStorage', localStorage);
  expect(screen.getByText(/^This browser doesn't let this site store data/)).toBeVisible();
  await user.upload(
    screen.getByLabelText('Choose a statement'),
    new File([new Uint8Array(sampleBytes('08'))], 'statement'),
  );
  await user.click(await screen.findByRole('button', { name: 'Keep it until you close or reload this tab' }));
  expect(
    await screen.findByText(
      'In the journal until you close or reload this tab: 3 trades from this statement.',
    ),
  ).toBeVisible();
  await user.type(await screen.findByLabelText('What I usually risk on a trade (optional)'), '50');
  await user.click(screen.getByRole('button', { name: 'Save my usual risk' }));
  expect(await screen.findByText('This counts until you close or reload this tab.')).toBeVisible();
  await user.click(await screen.findByText(/^−221\.40/, { selector: 'summary *' }));
  expect(await screen.findByText('Kept as you type, until you close or reload this tab.')).toBeVisible();
  expect(screen.queryByText(/saved/i)).toBeNull();
  expect(takeConsoleMessages()).toEqual(['localStorage is not available']);
});
