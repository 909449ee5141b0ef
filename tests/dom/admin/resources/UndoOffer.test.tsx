import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { UndoOffer } from '@/admin/resources/UndoOffer';
import { buttonClass } from '@/ui/buttonClass';

/** Draws the offer, and gives what is asked of it. */
function openOffer(props: Partial<ComponentProps<typeof UndoOffer>> = {}) {
  const asked: string[] = [];
  render(
    <UndoOffer
      subject="3 brokers"
      earlier={0}
      isBusy={false}
      undoButton={null}
      onUndo={() => asked.push('undo')}
      onDismiss={() => asked.push('dismiss')}
      {...props}
    />,
  );
  return asked;
}

const offer = () => within(screen.getByRole('group', { name: 'Undo deleting' }));

it('names what it brings back, and can be dismissed', () => {
  const asked = openOffer();
  const undo = offer().getByRole('button', { name: 'Undo deleting 3 brokers' });
  const dismiss = offer().getByRole('button', { name: 'Dismiss' });
  expect(undo).toHaveAttribute('aria-disabled', 'false');
  expect(dismiss).toHaveAttribute('title', 'Dismiss');
  expect([undo, dismiss].map(({ className }) => className.trim())).toEqual([
    buttonClass('secondary'),
    buttonClass('quiet'),
  ]);
  expect(screen.queryByText(/earlier/)).not.toBeInTheDocument();
  fireEvent.click(undo);
  fireEvent.click(dismiss);
  expect(asked).toEqual(['undo', 'dismiss']);
});

it('rests while what it brings back is being stored, but can still be dismissed', () => {
  const asked = openOffer({ isBusy: true });
  const undo = offer().getByRole('button', { name: 'Undo deleting 3 brokers' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(undo);
  fireEvent.click(offer().getByRole('button', { name: 'Dismiss' }));
  expect(asked).toEqual(['dismiss']);
});

it('says how many deletions before it can be undone too', () => {
  openOffer({ earlier: 2 });
  expect(offer().getByText('then 2 earlier')).toBeVisible();
});
