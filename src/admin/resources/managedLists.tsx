import { Handshake, MonitorSmartphone, Presentation } from 'lucide';
import { useMemo, type ComponentProps, type ComponentType } from 'react';
import { useCatalogue } from '@/admin/contexts';
import type { ListName } from '@/data/catalogue/lists';
import type { Catalogue } from '@/data/maintenance/repositories';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import type { Icon } from '@/ui/Icon';
import { brokerResource } from './brokerResource';
import { platformResource } from './platformResource';
import type { Resource } from './resource';
import { ResourcePanel, type PanelProps } from './ResourcePanel';
import { webinarResource } from './webinarResource';

/** A list with a tab in the dashboard. */
interface ManagedList {
  readonly id: ListName;
  readonly label: string;
  readonly heading: string;
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly Panel: ComponentType<PanelProps>;
  /** The list's cards on the overview: a count, and a button that opens the list. */
  readonly cards: readonly {
    readonly heading: string;
    readonly counted: 'all' | 'active';
    readonly action: string;
  }[];
}

function panelOf<D extends CatalogueDraft, F extends object>(
  resourceOf: (catalogue: Catalogue) => Resource<D, F>,
): ComponentType<PanelProps> {
  return function ListPanel(props: PanelProps) {
    const catalogue = useCatalogue();
    const resource = useMemo(() => resourceOf(catalogue), [catalogue]);
    return <ResourcePanel resource={resource} {...props} />;
  };
}

/** The managed lists in the order of their tabs. */
const lists: Readonly<Record<ListName, Omit<ManagedList, 'id'>>> = {
  brokers: {
    label: 'IB Partners',
    heading: 'IB Partners Management',
    icon: Handshake,
    Panel: panelOf(({ brokers }) => brokerResource(brokers)),
    cards: [
      { heading: 'Total Brokers', counted: 'all', action: 'Manage Brokers' },
      { heading: 'Active Brokers', counted: 'active', action: 'View Active' },
    ],
  },
  platforms: {
    label: 'Platforms',
    heading: 'Platform Management',
    icon: MonitorSmartphone,
    Panel: panelOf(({ platforms }) => platformResource(platforms)),
    cards: [{ heading: 'Platforms', counted: 'all', action: 'Manage Platforms' }],
  },
  webinars: {
    label: 'Webinars',
    heading: 'Webinar Management',
    icon: Presentation,
    Panel: panelOf(({ webinars }) => webinarResource(webinars)),
    cards: [],
  },
};

export const managedLists = (Object.keys(lists) as ListName[]).map((id): ManagedList => ({
  id,
  ...lists[id],
}));
