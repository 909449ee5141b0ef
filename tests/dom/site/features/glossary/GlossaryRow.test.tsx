import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GlossaryEntry } from '@/content/glossary/glossaryEntries';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import { GlossaryRow } from '@/site/features/glossary/GlossaryRow';
import { renderRoutes } from '../../../../support/render';

const [first] = glossaryEntries;

function show(fields: Partial<GlossaryEntry>) {
  if (!first) throw new Error('The glossary is empty.');
  const entry = { ...first, ...fields };
  const row = (
    <dl>
      <GlossaryRow entry={entry} isWanted={false} />
    </dl>
  );
  return renderRoutes([{ path: '*', element: row }], '/glossary');
}

it('shows alternative and related names after the term', () => {
  show({ name: 'spread', theme: 'Tools', alsoCalled: ['gadget', 'gizmo'], alsoExplains: ['part'] });
  expect(screen.getAllByRole('term')[0]?.textContent).toBe(
    'spreadalso: gadget, gizmoexplained here too: partTools',
  );
});
