import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page } from '@/content/pages/notFound';
import { site } from '@/content/site';
import { builtInRecord } from '@/data/signals/builtInRecord';
import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import SignalReplay from '@/signals/SignalReplay';
import { seal } from '@/data/signals/chain';
import { publishedFile } from '../../../../support/catalogue';
import { digest } from '../../../../support/digest';
import { renderRoutes } from '../../../../support/render';
import { anIssued } from '../../../../support/signals';

const [, second] = builtInRecord.signals;

it("shows the firm's own signals instead of the built-in ones with the same numbers", async () => {
  const signals = await seal([anIssued()], [], '2026-01-12T08:04:00.000Z', digest);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(publishedFile(99, { signals }))));
  const open = (number: number) =>
    renderRoutes(
      [
        {
          path: '/services/signals/:number',
          element: <SignalByNumber notFound={page} Chart={SignalReplay} />,
        },
      ],
      `/services/signals/${String(number)}`,
    );
  const view = open(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Signal\u00A01: EUR/USD, buy' })).toBeVisible();
  expect(document.title).toBe(`Signal 1: EUR/USD, buy | ${site.name}`);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.queryByRole('button', { name: /: show/ })).toBeNull();
  view.unmount();
  open(second?.number ?? 2);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
