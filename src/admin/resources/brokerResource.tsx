import type { BrokerRepository } from '@/data/catalogue/ports';
import { filledStars, MAX_STARS, shownRating, type BrokerDraft } from '@/domain/broker';
import { brokerSearchTexts } from '@/domain/search';
import { withDollarSign } from '@/domain/minDeposit';
import { preview } from '@/domain/preview';
import { StarRating } from '@/ui/StarRating';
import { BrokerFields } from './BrokerFields';
import { brokerCsv, brokerFields, withoutBlankFacts, type BrokerForm } from './brokerForm';
import { logoColumn, nameColumn, statusColumn } from './columns';
import { formOf } from './fieldKinds';
import type { Resource } from './resource';
import { amountIn, leverageIn } from '@/domain/amounts';

/** The maximum length of the regulators in a row. */
const PREVIEW_CHARACTERS = 80;

export const brokerResource = (brokers: BrokerRepository): Resource<BrokerDraft, BrokerForm> => ({
  // A new broker is stored without empty optional fields.
  repository: { ...brokers, add: (broker) => brokers.add(withoutBlankFacts(broker)) },
  title: 'Broker',
  noun: 'broker',
  plural: 'brokers',
  emptyHint: 'Get started by adding your first broker',
  columns: [
    logoColumn,
    nameColumn('Name', ({ regulation }) => preview(regulation.join(', '), PREVIEW_CHARACTERS)),
    {
      key: 'deposit',
      header: 'Min Deposit',
      cell: ({ minDeposit }) => withDollarSign(minDeposit),
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
  searchedTexts: brokerSearchTexts,
  ...formOf(brokerFields),
  Fields: BrokerFields,
  ...brokerCsv,
});
