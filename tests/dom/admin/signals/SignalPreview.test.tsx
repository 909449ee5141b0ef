import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { SignalPreview } from '@/admin/signals/SignalPreview';
import { renderRoutes } from '../../../support/render';
import { sampleSignal } from '../../../support/sampleSignals';

const AT = '/admin/here';

const preview = () => within(screen.getByRole('region', { name: 'As a visitor sees it' }));

async function draw(number: number, count: number) {
  const view = renderRoutes(
    [{ path: '*', element: <SignalPreview signal={sampleSignal(number)} count={count} /> }],
    AT,
  );
  return { ...view, link: await preview().findByRole('link', { name: 'All signals' }) };
}

it('shows what visitors will see', async () => {
  await draw(9, 16);
  expect(preview().getByText("As a visitor sees it. Links don't work in this preview.")).toBeVisible();
  expect(preview().getByRole('heading', { name: 'Sample signal 9: EUR/USD, sell' })).toBeVisible();
  expect(preview().getByRole('heading', { name: 'The plan' })).toBeVisible();
});

it('ignores clicks on links', async () => {
  const { link, address } = await draw(9, 16);
  let heard = 0;
  const listen = () => {
    heard += 1;
  };
  document.addEventListener('click', listen);
  onTestFinished(() => {
    document.removeEventListener('click', listen);
  });
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe(AT);
  expect(heard).toBe(0);
  // Clicks on descendants of a link count as well.
  link.append(document.createElement('b'));
  expect(fireEvent.click(link.lastElementChild ?? link)).toBe(false);
  expect(heard).toBe(0);
});
