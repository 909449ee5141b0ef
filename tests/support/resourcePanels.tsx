import { fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState, type ComponentType } from 'react';
import type { Catalogue } from '@/data/maintenance/repositories';
import { brokerResource } from '@/admin/resources/brokerResource';
import { platformResource } from '@/admin/resources/platformResource';
import { ResourcePanel } from '@/admin/resources/ResourcePanel';
import type { SortOrder } from '@/admin/resources/useListSearchParams';
import { useUndoStack } from '@/admin/resources/useUndoStack';
import { webinarResource } from '@/admin/resources/webinarResource';
import { aCatalogue } from './catalogue';
import { aBroker, aPlatform, aWebinar } from './records';
import { renderWith } from './render';

type Fields = Readonly<Record<string, unknown>>;

/** The search params and undo stack that the dashboard keeps for a panel. */
export function useSurroundings() {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<SortOrder | null>(null);
  const [page, setPage] = useState(0);
  const [show, setShow] = useState<string | null>(null);
  const address = { query, setQuery, sort, setSort, page, setPage, show, setShow };
  return { address, undo: useUndoStack() };
}

function BrokerPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  const resource = useMemo(() => brokerResource(catalogue.brokers), [catalogue]);
  return <ResourcePanel resource={resource} {...useSurroundings()} />;
}

function PlatformPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  const resource = useMemo(() => platformResource(catalogue.platforms), [catalogue]);
  return <ResourcePanel resource={resource} {...useSurroundings()} />;
}

function WebinarPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  const resource = useMemo(() => webinarResource(catalogue.webinars), [catalogue]);
  return <ResourcePanel resource={resource} {...useSurroundings()} />;
}

/** The broker and platform panels, for behaviour specified for both. */
export const panels = [
  {
    noun: 'broker',
    title: 'Broker',
    plural: 'brokers',
    key: 'upm_brokers',
    Panel: BrokerPanel,
    aRecord: (fields: Fields = {}): Fields => ({ ...aBroker(), ...fields }),
    lists: (records: readonly Fields[]) => ({ brokers: records }),
    required: ['Name', 'Description', 'Min deposit', 'Leverage', 'Spreads'],
    columns: ['Logo', 'Name', 'Min Deposit', 'Leverage', 'Rating', 'Status', 'Actions'],
    emptyHint: 'Get started by adding your first broker',
  },
  {
    noun: 'platform',
    title: 'Platform',
    plural: 'platforms',
    key: 'upm_platforms',
    Panel: PlatformPanel,
    aRecord: (fields: Fields = {}): Fields => ({ ...aPlatform(), ...fields }),
    lists: (records: readonly Fields[]) => ({ platforms: records }),
    required: ['Name', 'Description'],
    columns: ['Logo', 'Name', 'Description', 'Status', 'Actions'],
    emptyHint: 'Get started by adding your first trading platform',
  },
] as const;

/** The panel with the shorter form, for behaviour common to all lists. */
export const [, anyPanel] = panels;

export const webinarPanel = {
  noun: 'webinar',
  title: 'Webinar',
  plural: 'webinars',
  key: 'upm_webinars',
  Panel: WebinarPanel,
  aRecord: (fields: Fields = {}): Fields => ({ ...aWebinar(), ...fields }),
  lists: (records: readonly Fields[]) => ({ webinars: records }),
  columns: ['Title', 'Start (your time)', 'Minutes', 'Language', 'Status', 'Actions'],
  emptyHint: 'Get started by adding your first webinar',
};

interface OpenedPanel {
  readonly title: string;
  readonly key: string;
  readonly Panel: ComponentType<{ readonly catalogue: Catalogue }>;
  readonly lists: (records: readonly Fields[]) => Parameters<typeof aCatalogue>[0];
}

export type PanelUnderTest = (typeof panels)[number];

/** Renders a panel with these records. */
export function openPanel(
  panel: OpenedPanel,
  records: readonly Fields[] = [],
  overrides?: Parameters<typeof aCatalogue>[1],
) {
  const data = aCatalogue(panel.lists(records), overrides);
  const view = renderWith(data.catalogue, <panel.Panel catalogue={data.catalogue} />);
  const press = (name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
  return {
    ...data,
    ...view,
    press,
    /** Clicks a row's button once the row exists. */
    pressInRow: async (action: string, name: string) => {
      await view.user.click(await screen.findByLabelText(`${action} ${name}`));
    },
    openAdding: async () => {
      await view.user.click(screen.getByText(`Add ${panel.title}`));
    },
    stored: () => data.stored(panel.key),
    putRecords: (next: readonly Fields[]) => {
      data.put(panel.lists(next) ?? {});
    },
  };
}

export const dialog = () => within(screen.getByRole('dialog'));
export const noDialog = () => screen.queryByRole('dialog') === null;

/** A field of the open dialog, or else of the page. */
export const field = (name: string) =>
  within(screen.queryByRole('dialog') ?? document.body).getByLabelText(new RegExp(`^${name}(?: \\*)?$`));

/** Sets a value in one step, because typing key by key is slow. */
export const fillIn = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
};

export function fillInRequired(panel: Pick<PanelUnderTest, 'required'>) {
  for (const label of panel.required) fillIn(label, label === 'Name' ? 'Newcomer' : `A ${label}`);
}

/** Looked up by selector, because role queries over a whole table are slow. */
export const namesInTable = () =>
  [...document.querySelectorAll('button[aria-label^="Edit "]')].map((button) =>
    button.getAttribute('aria-label')?.replace(/^Edit /, ''),
  );

const forSelected = () => within(screen.getByRole('group', { name: 'Selected rows' }));

/** Renders a panel with records of these names and waits for its table. */
export async function openNames(
  panel: OpenedPanel & Pick<PanelUnderTest, 'aRecord'>,
  names: readonly string[],
  fields: Fields = {},
  overrides?: Parameters<typeof openPanel>[2],
) {
  const opened = openPanel(
    panel,
    names.map((name, index) => panel.aRecord({ name, sortOrder: index + 1, ...fields })),
    overrides,
  );
  await screen.findByRole('table');
  return {
    ...opened,
    select: async (...chosen: readonly string[]) => {
      for (const name of chosen) await opened.user.click(screen.getByLabelText(`Select ${name}`));
    },
    pressForSelected: (action: string) =>
      opened.user.click(forSelected().getByRole('button', { name: action })),
  };
}
