import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../support/site';

const SLOW = { timeout: 5000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, SLOW);

function linkToPartners() {
  const [link] = screen.getAllByRole('link', { name: 'IB Partners' });
  if (!link) throw new Error('No link leads to the partner brokers.');
  return link;
}

it('a visitor opens the platforms, learns more of one and finds a partner broker', async () => {
  const { user, address } = renderSite('/platforms');
  expect(await screen.findByText('Loading platforms...', undefined, SLOW)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Learn More about MetaTrader 5' }, SLOW));
  await waitFor(() => {
    expect(address()).toBe('/platforms/metatrader5');
  }, SLOW);
  expect(await heading('MetaTrader 5')).toHaveFocus();
  await user.click(linkToPartners());
  expect(await heading('Partner brokers')).toHaveFocus();
  expect(await screen.findByText('Loading brokers...', undefined, SLOW)).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'Start Trading with Northgate Example Markets' }, SLOW),
  ).toHaveAttribute('href', 'https://northgate.example/open-account?ref=upmark');
  // Both lists are stored on the first read: a visitor's next visit starts from them.
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem('upm_platforms') ?? '[]')).toHaveLength(3);
    expect(JSON.parse(localStorage.getItem('upm_brokers') ?? '[]')).toHaveLength(5);
  }, SLOW);
});

it('the focus is on the heading of the next page the moment it stands', async () => {
  const { user } = renderSite('/about');
  await heading('About us');
  const isFocused = new Promise<boolean>((resolve) => {
    const watcher = new MutationObserver(() => {
      const next = screen.queryByRole('heading', { level: 1, name: 'Partner brokers' });
      if (!next) return;
      watcher.disconnect();
      resolve(document.activeElement === next);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await user.click(linkToPartners());
  expect(await isFocused).toBe(true);
});

it('a visitor at an address that leads nowhere finds the way home', async () => {
  const { user, address } = renderSite('/nosuch/address');
  expect(await heading('Page not found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }));
  await waitFor(() => {
    expect(screen.queryByText('Page not found')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  }, SLOW);
  expect(address()).toBe('/');
});
