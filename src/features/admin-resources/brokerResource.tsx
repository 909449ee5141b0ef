import { brokersToCsv } from '@/data/maintenance/catalogueCsv';
import type { BrokerRepository } from '@/data/catalogue/brokerRepository';
import { NotFoundError } from '@/data/catalogue/notFoundError';
import { filledStars, MAX_STARS, shownRating, type Broker } from '@/domain/broker';
import { brokerTexts } from '@/domain/search';
import { safeExternalUrl } from '@/domain/externalUrl';
import { inDollars } from '@/domain/minDeposit';
import { downloadFile } from '@/ui/download';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { StarRating } from '@/ui/StarRating';
import { BrokerFields } from './BrokerFields';
import { blankBrokerForm, brokerFromForm, brokerToForm, type BrokerForm } from './brokerForm';
import type { Resource } from './resource';
import { amountIn, leverageIn } from './sorting';
import { statusColumn } from './statusColumn';

/** Turns the repository's null for an unknown id into the error that the screen handles. */
function found<T>(broker: T | null): T {
  if (broker === null) throw new NotFoundError('Broker not found');
  return broker;
}

export const brokerResource = (brokers: BrokerRepository): Resource<Broker, BrokerForm> => ({
  noun: 'broker',
  title: 'Broker',
  plural: 'brokers',
  emptyHint: 'Get started by adding your first broker',
  columns: [
    {
      key: 'logo',
      header: 'Logo',
      cell: ({ name, logo }) => <Logo name={name} src={safeExternalUrl(logo)} size={40} />,
    },
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, regulation }) => <NameCell name={name} detail={regulation.join(', ')} />,
      sortKey: ({ name }) => name,
      isRowHeader: true,
    },
    {
      key: 'deposit',
      header: 'Min Deposit',
      cell: ({ minDeposit }) => inDollars(minDeposit),
      sortKey: ({ minDeposit }) => amountIn(minDeposit),
    },
    {
      key: 'leverage',
      header: 'Leverage',
      cell: ({ leverage }) => leverage,
      sortKey: ({ leverage }) => leverageIn(leverage),
    },
    {
      key: 'rating',
      header: 'Rating',
      cell: ({ rating }) => (
        <StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={shownRating(rating)} />
      ),
      sortKey: ({ rating }) => shownRating(rating),
    },
    statusColumn,
  ],
  searchedTexts: brokerTexts,
  blankForm: blankBrokerForm,
  toForm: brokerToForm,
  Fields: BrokerFields,
  list: brokers.list,
  watch: brokers.watch,
  add: (form) => brokers.add(brokerFromForm(form)),
  update: async (id, form) => found(await brokers.update(id, brokerFromForm(form))),
  toggleActive: async (id) => found(await brokers.toggleActive(id)),
  setActive: brokers.setActive,
  remove: brokers.removeMany,
  restore: brokers.restore,
  exportSelected: (records) => {
    downloadFile('brokers.csv', 'text/csv', brokersToCsv(records));
  },
  changeAfterSave: async () => {
    const list = await brokers.list();
    return () => list;
  },
  isCorrupt: brokers.isCorrupt,
});
