import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { focusRow, useKeptFocus } from '@/admin/resources/useKeptFocus';
import { tellOfOtherTab } from '../../../support/catalogue';
import { answerConfirm } from '../../../support/render';
import { anyPanel, namesInTable, openPanel } from '../../../support/resourcePanels';

const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox');

describe('the focus in a table of records', () => {
  const panel = anyPanel;
  const NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta'];
  const records = NAMES.map((name, index) => panel.aRecord({ name, id: String(index + 1) }));

  /** Draws the screen, and gives the way to delete the second record in another tab. */
  async function open() {
    const view = openPanel(panel, records);
    await screen.findByRole('table');
    return {
      ...view,
      deleteBetaElsewhere: async () => {
        view.putRecords(records.filter(({ name }) => name !== 'Beta'));
        act(() => {
          tellOfOtherTab(panel.key);
        });
        await waitFor(() => {
          expect(namesInTable()).toEqual(['Alpha', 'Gamma', 'Delta']);
        });
      },
    };
  }

  it('moves to the row that takes the place of one in the middle, not to the last', async () => {
    const { deleteBetaElsewhere } = await open();
    button('Edit Beta').focus();
    await deleteBetaElsewhere();
    expect(button('Edit Gamma')).toHaveFocus();
  });

  it('moves from a check box to the one of the row that takes the place', async () => {
    const { deleteBetaElsewhere } = await open();
    screen.getByLabelText('Select Beta').focus();
    await deleteBetaElsewhere();
    expect(screen.getByLabelText('Select Gamma')).toHaveFocus();
  });

  it('moves to the same button of the next row where its own is no longer among the active ones', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    button('Deactivate Beta').focus();
    await user.keyboard('{Enter}');
    await screen.findByText('“Beta” deactivated.');
    expect(namesInTable()).toEqual(['Alpha', 'Gamma', 'Delta']);
    expect(button('Deactivate Gamma')).toHaveFocus();
  });

  it('moves to the search box where the last of the active ones goes', async () => {
    const view = openPanel(panel, [panel.aRecord({ name: 'Alpha' })]);
    await screen.findByRole('table');
    await view.user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    await view.pressInRow('Deactivate', 'Alpha');
    expect(await screen.findByRole('heading', { name: `No ${panel.noun} is active` })).toBeVisible();
    expect(search()).toHaveFocus();
  });

  it('is not taken back to a row that was left before it goes', async () => {
    const { deleteBetaElsewhere, user } = await open();
    button('Edit Beta').focus();
    await user.click(document.body);
    await deleteBetaElsewhere();
    expect(document.body).toHaveFocus();
  });

  it('moves to the search box where nothing brought back is found, also while Undo still offers more', async () => {
    answerConfirm(true);
    const { press, pressInRow, user } = await open();
    for (const name of ['Alpha', 'Gamma']) {
      await pressInRow('Delete', name);
      await screen.findByText(`“${name}” deleted.`);
    }
    await user.type(search(), 'Beta');
    await press('Undo deleting “Gamma”');
    expect(await screen.findByText('“Gamma” brought back.')).toBeVisible();
    expect(button('Undo deleting “Alpha”')).toBeVisible();
    await waitFor(() => {
      expect(search()).toHaveFocus();
    });
  });
});

describe('the focus in a list that keeps it', () => {
  interface ListProps {
    readonly names: readonly string[];
    /** Another number draws the rows anew. */
    readonly drawing?: number;
    /** What stands before the list, in no part of it. */
    readonly outside?: ReactNode;
    /** What stands in the list above its rows. */
    readonly above?: ReactNode;
    readonly hasFallback?: boolean;
  }

  function List({ names, drawing = 1, outside, above, hasFallback = true }: ListProps) {
    const root = useRef<HTMLDivElement>(null);
    const fallback = useRef<HTMLInputElement>(null);
    const keptFocus = useKeptFocus(root, fallback);
    return (
      <>
        {outside}
        <div ref={root} {...keptFocus}>
          {hasFallback && <input ref={fallback} type="search" />}
          {above}
          <ul>
            {names.map((name) => (
              <li key={`${name} ${String(drawing)}`} data-row={name}>
                <button data-action="edit">Edit {name}</button>
                <button data-action="delete">Delete {name}</button>
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  }

  it('goes with its row where the rows are drawn anew in another order', () => {
    const { rerender } = render(<List names={['Alpha', 'Beta', 'Gamma', 'Delta']} />);
    const before = button('Delete Alpha');
    before.focus();
    rerender(<List names={['Beta', 'Gamma', 'Alpha', 'Delta']} drawing={2} />);
    expect(before).not.toBeInTheDocument();
    expect(button('Delete Alpha')).toHaveFocus();
  });

  it('stays with what takes it outside of the list in the step in which its row goes', () => {
    const question = <button ref={(element) => element?.focus()}>Answer</button>;
    const { rerender } = render(<List names={['Alpha', 'Beta']} />);
    button('Delete Alpha').focus();
    rerender(<List names={['Beta']} outside={question} />);
    expect(button('Answer')).toHaveFocus();
  });

  it('moves to the fallback from what stood in no row, though rows have the same action', () => {
    const { rerender } = render(
      <List names={['Alpha']} above={<button data-action="delete">Delete all</button>} />,
    );
    button('Delete all').focus();
    rerender(<List names={['Alpha']} />);
    expect(search()).toHaveFocus();
  });

  it('is let go where there is neither a row nor a fallback', () => {
    const { rerender } = render(<List names={['Alpha']} hasFallback={false} />);
    button('Edit Alpha').focus();
    rerender(<List names={[]} hasFallback={false} />);
    expect(document.body).toHaveFocus();
  });

  it('moves to the fallback from what is no action of its row', () => {
    const { rerender } = render(
      <List
        names={['Beta']}
        above={
          <p data-row="Alpha">
            <a href="/alpha">Alpha</a>
          </p>
        }
      />,
    );
    screen.getByRole('link', { name: 'Alpha' }).focus();
    rerender(<List names={['Beta']} />);
    expect(search()).toHaveFocus();
  });
});

describe('an action of a row', () => {
  const rows = (
    <ul>
      <li data-row="1">
        <button data-action="edit">Edit Alpha</button>
        <button data-action="delete">Delete Alpha</button>
      </li>
      <li data-row="2">
        <button data-action="delete">Delete Beta</button>
      </li>
    </ul>
  );

  it('takes the focus where its row is shown', () => {
    const { container } = render(rows);
    expect(focusRow(container, '2', 'delete')).toBe(true);
    expect(button('Delete Beta')).toHaveFocus();
  });

  it.each([
    ['row', '3', 'delete'],
    ['such action in the row', '2', 'edit'],
    ['record', undefined, 'delete'],
  ])('leaves the focus alone where there is no %s', (_case, id, action) => {
    const { container } = render(rows);
    button('Edit Alpha').focus();
    expect(focusRow(container, id, action)).toBe(false);
    expect(button('Edit Alpha')).toHaveFocus();
  });

  it('cannot take the focus in a list that is not drawn', () => {
    expect(focusRow(null, '1', 'delete')).toBe(false);
  });
});
