import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { mainNavigation } from '@/content/navigation';
import { Header } from '@/site/layout/Header';
import { noonOn, forgetProgress } from '../../../support/progress';
import { renderRoutes } from '../../../support/render';
import { storeProgress } from '../../../support/storedProgress';

const fifth = lessonsOf(courseOutlines[0]?.modules ?? [])[4];

beforeEach(forgetProgress);

const open = (at = '/') =>
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <Header />
            <main>
              <button>Outside</button>
            </main>
          </>
        ),
      },
    ],
    at,
  );

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const linkTo = (address: string) => {
  const link = within(navigation())
    .getAllByRole('link')
    .find((candidate) => candidate.getAttribute('href') === address);
  if (!link) throw new Error(`No link of the header leads to ${address}.`);
  return link;
};

function disclosure(name: string) {
  const summary = screen.getByText(name).closest('summary');
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`"${name}" opens nothing.`);
  return {
    summary,
    isOpen: () => details.open,
    open: () => {
      details.open = true;
    },
  };
}

it('lists every main navigation page in order', () => {
  open();
  const entries = [...navigation().querySelectorAll(':scope > ul > li')].map((entry) => {
    const [link, ...below] = [...entry.querySelectorAll('a')].map((a) => [
      a.textContent,
      a.getAttribute('href'),
    ]);
    return [...(link ?? []), ...(below.length > 0 ? [below] : [])];
  });
  expect(entries).toEqual(
    mainNavigation.map(({ label, to, children }) => [
      label,
      to,
      ...(children ? [children.map((child) => [child.label, child.to])] : []),
    ]),
  );
});

it('marks the current page', () => {
  open('/markets/forex');
  expect(linkTo('/markets/forex')).toHaveAttribute('aria-current', 'page');
  expect(linkTo('/markets')).toHaveAttribute('aria-current', 'page');
  expect(linkTo('/')).not.toHaveAttribute('aria-current');
});

it('closes the menu on a click outside the header', async () => {
  const { user } = open();
  const menu = disclosure('Menu');
  menu.open();
  fireEvent.pointerDown(linkTo('/about'));
  expect(menu.isOpen()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Outside' }));
  expect(menu.isOpen()).toBe(false);
});

it('closes the menu when focus leaves the header', () => {
  open();
  const menu = disclosure('Menu');
  menu.open();
  linkTo('/about').focus();
  expect(menu.isOpen()).toBe(true);
  screen.getByRole('button', { name: 'Outside' }).focus();
  expect(menu.isOpen()).toBe(false);
});

it('closes the innermost menu first on Escape', async () => {
  const { user } = open();
  const menu = disclosure('Menu');
  const dropdown = disclosure('Markets pages');
  menu.open();
  dropdown.open();
  await user.keyboard('{Escape}');
  expect([menu.isOpen(), dropdown.isOpen()]).toEqual([true, false]);
  await user.keyboard('{Escape}');
  expect(menu.isOpen()).toBe(false);
});

const scrollTo = (pixels: number) => {
  vi.stubGlobal('scrollY', pixels);
  act(() => {
    globalThis.dispatchEvent(new Event('scroll'));
  });
};

it("changes the header's style after 50 px of scrolling", () => {
  open();
  const look = () => screen.getByRole('banner').dataset.scrolled;
  expect(look()).toBe('false');
  scrollTo(50);
  expect(look()).toBe('false');
  scrollTo(51);
  expect(look()).toBe('true');
  scrollTo(0);
  expect(look()).toBe('false');
});

it('links to the next lesson for a visitor with progress', async () => {
  storeProgress({ opened: { [fifth?.id ?? '']: noonOn(1) } });
  open();
  const links = await screen.findAllByRole('link', { name: `Continue: ${fifth?.label ?? ''}` });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([fifth?.to, fifth?.to]);
  expect(screen.queryByRole('link', { name: 'Free webinar' })).toBeNull();
});
