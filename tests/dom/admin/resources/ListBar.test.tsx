import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { ListBar } from '@/admin/resources/ListBar';
import { buttonClass } from '@/ui/buttonClass';

/** Draws the bar, and gives what its buttons ask for. */
function openBar(props: Partial<ComponentProps<typeof ListBar>> = {}) {
  const asked: (string | number)[] = [];
  render(
    <ListBar
      count="12 of 5,000 brokers found"
      selected={0}
      isBusy={false}
      actions={[
        { label: 'Export', run: () => asked.push('export') },
        { label: 'Delete', look: 'danger', run: () => asked.push('delete') },
      ]}
      onClear={() => asked.push('clear')}
      page={0}
      pages={1}
      onTurn={(page) => asked.push(page)}
      {...props}
    />,
  );
  return asked;
}

const actions = () =>
  within(screen.getByRole('group', { name: 'With the selected rows' })).getAllByRole('button');
const button = (name: string) => screen.getByRole('button', { name });

describe('the bar above a table', () => {
  it('counts the rows, and offers nothing else where none is selected and all are on one page', () => {
    openBar();
    expect(screen.getByText('12 of 5,000 brokers found')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('counts the selected rows instead, and has its actions for them, the one that deletes as a warning', () => {
    const asked = openBar({ selected: 1234 });
    expect(screen.getByText('1,234 selected')).toBeVisible();
    expect(screen.queryByText('12 of 5,000 brokers found')).not.toBeInTheDocument();
    expect(actions().map((action) => action.textContent)).toEqual(['Export', 'Delete', 'Clear selection']);
    for (const action of actions()) {
      expect(action).toHaveAttribute('aria-disabled', 'false');
      expect(action.className.trim()).toBe(buttonClass(action.textContent === 'Delete' ? 'danger' : 'quiet'));
      fireEvent.click(action);
    }
    expect(buttonClass('danger')).not.toBe(buttonClass('quiet'));
    expect(asked).toEqual(['export', 'delete', 'clear']);
  });

  it('says that its actions rest, and asks for none, while a selected row is being changed', () => {
    const asked = openBar({ selected: 2, isBusy: true });
    for (const action of actions()) {
      expect(action).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(action);
    }
    expect(asked).toEqual([]);
  });
});

describe('the pages of a table', () => {
  it.each([
    [0, 'Page 1 of 3', 'true', 'false', [1]],
    [1, 'Page 2 of 3', 'false', 'false', [0, 2]],
    [2, 'Page 3 of 3', 'false', 'true', [1]],
  ])('from number %i on are %s, and lead no further than there are', (page, shown, noBack, noNext, asked) => {
    const turned = openBar({ page, pages: 3 });
    expect(screen.getByRole('navigation', { name: 'Pages of the table' })).toHaveTextContent(shown);
    expect(button('Previous page')).toHaveAttribute('aria-disabled', noBack);
    expect(button('Next page')).toHaveAttribute('aria-disabled', noNext);
    fireEvent.click(button('Previous page'));
    fireEvent.click(button('Next page'));
    expect(turned).toEqual(asked);
  });

  it('are counted in thousands, and turned by quiet buttons', () => {
    openBar({ page: 1233, pages: 5678 });
    expect(screen.getByText('Page 1,234 of 5,678')).toBeVisible();
    for (const name of ['Previous page', 'Next page'])
      expect(button(name).className.trim()).toBe(buttonClass('quiet'));
  });
});
