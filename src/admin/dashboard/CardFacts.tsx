import { shownRating, type Broker, hasRatingBasis, licencesCheckedOn, withFacts } from '@/domain/broker';
import { isOverAYearOld, localDay } from '@/domain/days';
import { BarList } from '@/ui/BarList';
import { Button } from '@/ui/Button';
import { Card } from './Card';

/** What visitors look for on a broker's card, and whether a broker has it on a day. */
const FACTS: readonly (readonly [label: string, isStated: (broker: Broker, today: string) => boolean])[] = [
  [
    'Licence checked within a year',
    (broker, today) => {
      const checkedOn = licencesCheckedOn(broker);
      return checkedOn !== '' && !isOverAYearOld(checkedOn, today);
    },
  ],
  ['Costs from its price list', (broker) => (withFacts(broker).costs?.rows.length ?? 0) > 0],
  ['Its own loss figure', (broker) => typeof withFacts(broker).retailLoss?.percent === 'number'],
  ['Rating with name, day and reason', (broker) => shownRating(broker.rating) > 0 && hasRatingBasis(broker)],
  ['Referral link', ({ referralLink }) => referralLink !== ''],
];

const MAX_NAMES = 3;

function missingWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - MAX_NAMES;
  return `Missing: ${names.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

interface CardFactsProps {
  readonly brokers: readonly Broker[];
  readonly onOpenBrokers: () => void;
}

/** How many brokers' cards state each fact, and which don't. */
export function CardFacts({ brokers, onOpenBrokers }: CardFactsProps) {
  const today = localDay(new Date());
  const bars = FACTS.map(([label, isStated]) => {
    const missing = brokers.filter((broker) => !isStated(broker, today)).map(({ name }) => name);
    return {
      label,
      count: brokers.length - missing.length,
      note: missingWords(missing),
    };
  });
  return (
    <Card heading={`What the ${String(brokers.length)} Active Brokers State`}>
      <BarList bars={bars} of={brokers.length} />
      <Button onClick={onOpenBrokers}>Complete the brokers</Button>
    </Card>
  );
}
