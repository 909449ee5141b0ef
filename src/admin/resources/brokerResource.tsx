import type { BrokerRepository } from '@/data/catalogue/ports';
import { filledStars, MAX_STARS, shownRating, type BrokerDraft } from '@/domain/broker';
import { brokerTexts } from '@/domain/search';
import { safeImageUrl } from '@/domain/externalUrl';
import { inDollars } from '@/domain/minDeposit';
import { preview } from '@/domain/preview';
import { Logo } from '@/ui/Logo';
import { NameCell } from '@/ui/NameCell';
import { StarRating } from '@/ui/StarRating';
import { BrokerFields } from './BrokerFields';
import { brokerCsv, brokerFields, withoutBlankFacts, type BrokerForm } from './brokerForm';
import { formOf } from './fieldKinds';
import type { Resource } from './resource';
import { amountIn, leverageIn } from '@/domain/amounts';
import { statusColumn } from './statusColumn';

/** How much of a broker's regulators is shown in its row. */
const PREVIEW_CHARACTERS = 80;

export const brokerResource = (brokers: BrokerRepository): Resource<BrokerDraft, BrokerForm> => ({
  // Of a new broker only those optional fields are stored that say something.
  repository: { ...brokers, add: (broker) => brokers.add(withoutBlankFacts(broker)) },
  title: 'Broker',
  noun: 'broker',
  plural: 'brokers',
  emptyHint: 'Get started by adding your first broker',
  columns: [
    {
      key: 'logo',
      header: 'Logo',
      cell: ({ name, logo }) => <Logo name={name} src={safeImageUrl(logo)} size={40} />,
    },
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, regulation }) => (
        <NameCell name={name} detail={preview(regulation.join(', '), PREVIEW_CHARACTERS)} />
      ),
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
  ...formOf(brokerFields),
  Fields: BrokerFields,
  ...brokerCsv,
});
