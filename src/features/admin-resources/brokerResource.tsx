import type { BrokerRepository } from '@/data/brokerRepository';
import { NotFoundError } from '@/data/notFoundError';
import { brokerMatches, filledStars, MAX_STARS, shownRating, type Broker } from '@/domain/broker';
import { safeExternalUrl } from '@/domain/externalUrl';
import { inDollars } from '@/domain/minDeposit';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { StarRating } from '@/ui/StarRating';
import { StatusBadge } from '@/ui/StatusBadge';
import { BrokerFields } from './BrokerFields';
import { blankBrokerForm, brokerFromForm, brokerToForm, type BrokerForm } from './brokerForm';
import type { Resource } from './resource';

/** Turns the repository's null or false for an unknown id into the error that the screen handles. */
function found<T>(broker: T | null | false): T {
  if (broker === null || broker === false) throw new NotFoundError('Broker not found');
  return broker;
}

export const brokerResource = (brokers: BrokerRepository): Resource<Broker, BrokerForm> => ({
  noun: 'broker',
  title: 'Broker',
  plural: 'brokers',
  emptyHint: 'Get started by adding your first broker',
  columns: [
    { header: 'Logo', cell: ({ name, logo }) => <Logo name={name} src={safeExternalUrl(logo)} size={40} /> },
    {
      header: 'Name',
      cell: ({ name, regulation }) => <NameCell name={name} detail={regulation.join(', ')} />,
    },
    { header: 'Min Deposit', cell: ({ minDeposit }) => inDollars(minDeposit) },
    { header: 'Leverage', cell: ({ leverage }) => leverage },
    {
      header: 'Rating',
      cell: ({ rating }) => (
        <StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={shownRating(rating)} />
      ),
    },
    { header: 'Status', cell: ({ isActive }) => <StatusBadge isActive={isActive} /> },
  ],
  matches: brokerMatches,
  blankForm: blankBrokerForm,
  toForm: brokerToForm,
  Fields: BrokerFields,
  list: brokers.list,
  watch: brokers.watch,
  add: (form) => brokers.add(brokerFromForm(form)),
  update: async (id, form) => found(await brokers.update(id, brokerFromForm(form))),
  toggleActive: async (id) => found(await brokers.toggleActive(id)),
  remove: async (id) => {
    found(await brokers.remove(id));
  },
  changeAfterSave: async () => {
    const list = await brokers.list();
    return () => list;
  },
  isCorrupt: brokers.isCorrupt,
});
