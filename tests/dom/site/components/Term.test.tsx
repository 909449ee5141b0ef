import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { rich, term } from '@/content/richText';
import { Text } from '@/site/components/Text';
import { renderRoutes } from '../../../support/render';

const pip = glossaryEntries.find(({ name }) => name === 'pip');

const open = () =>
  renderRoutes(
    [
      {
        path: '/lesson',
        element: (
          <p>
            <Text of={rich`You count in ${term('pip', 'pips')} here.`} />
          </p>
        ),
      },
      { path: '/glossary', element: <h1>Glossary</h1> },
    ],
    '/lesson',
  );

const link = () => screen.getByRole('link', { name: 'pips' });

// jsdom's style sheet hides every popover.
const findPanel = () => screen.findByRole('dialog', { hidden: true });

/** jsdom has no popovers, so these methods toggle `hidden` and fire `toggle`. */
function withPopovers() {
  const say = (element: HTMLElement, newState: string) => {
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.dataset.shown = 'true';
    },
    hidePopover(this: HTMLElement) {
      if (this.dataset.shown !== 'true') return;
      delete this.dataset.shown;
      say(this, 'closed');
    },
  });
  onTestFinished(() => {
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

it('links a term to its glossary entry', () => {
  open();
  expect(link()).toHaveAttribute('href', '/glossary#pip');
  expect(document.querySelector('p')).toHaveTextContent('You count in pips here.');
});

it('opens the glossary entry when popovers are unsupported', async () => {
  const { user, address } = open();
  await user.click(link());
  expect(address()).toBe('/glossary#pip');
});

it("shows a term's definition and links on click", async () => {
  withPopovers();
  const { user, address } = open();
  await user.click(link());
  const panel = await findPanel();
  expect(panel).toHaveTextContent(pip?.text ?? '');
  expect(panel).toHaveFocus();
  expect(screen.getByText('More in the glossary')).toHaveAttribute('href', '/glossary#pip');
  expect(screen.getByText(pip?.learnAt.label ?? '')).toHaveAttribute('href', pip?.learnAt.to);
  expect(address()).toBe('/lesson');
});

it("closes a term's definition on the second click", async () => {
  withPopovers();
  const { user } = open();
  await user.click(link());
  await findPanel();
  await user.click(link());
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
  expect(document.querySelector('p')).toHaveTextContent(/^You count in pips here\.$/);
});
