import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Modal } from '@/ui/Modal';
import { takeConsoleMessages } from '../../support/consoleGuard';
import { renderRoutes } from '../../support/render';

function Content({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('broken on purpose');
  return <p>The content</p>;
}

function PageWithDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [isBroken, setBroken] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button ref={opener}>Opener</button>
      {isOpen && (
        <Modal title="A dialog" fallbackFocus={opener} onClose={close} onDismiss={close}>
          <button
            onClick={() => {
              setBroken(true);
              setTimeout(() => {
                setBroken(false);
              });
            }}
          >
            Break
          </button>
          <Content isBroken={isBroken} />
        </Modal>
      )}
    </>
  );
}

it('offers Try again and Close when the content of the dialog fails', async () => {
  const { user } = renderRoutes([{ path: '/', element: <PageWithDialog /> }], '/');
  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByText(/^This part couldn't be shown\./)).toBeVisible();
  expect(takeConsoleMessages().join()).toContain('broken on purpose');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The content')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(takeConsoleMessages().join()).toContain('broken on purpose');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opener' })).toBeVisible();
});

it('opens with focus on the checked radio button', () => {
  const nowhere = { current: null };
  render(
    <Modal title="A dialog" fallbackFocus={nowhere} onClose={() => undefined}>
      <input type="radio" name="side" aria-label="Buy" />
      <input type="radio" name="side" aria-label="Sell" defaultChecked />
      <input type="text" />
    </Modal>,
  );
  expect(screen.getByRole('radio', { name: 'Sell' })).toHaveFocus();
});
