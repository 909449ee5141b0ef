import type { ReactNode } from 'react';
import { retailCap } from '@/content/regulators';
import { statements } from '@/content/rules';
import { isLeverageAbove } from '@/domain/numbers/amounts';
import { shownRating, startTradingLink, type Broker, withFacts } from '@/domain/catalogue/broker';
import type { BrokerCost as Cost } from '@/domain/catalogue/brokerCost';
import type { StatedTrade } from '@/domain/calculators/tradeCost';
import { BrokerCost } from './BrokerCost';
import { Companies } from './Companies';
import { costWords, licenceWords, NO_BASIS, ratingWords, warningWords } from './brokerWords';
import { safeExternalUrl, safeImageUrl } from '@/domain/text/externalUrl';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { preview } from '@/domain/text/preview';
import { ExpandableText } from '@/ui/ExpandableText';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Link } from '@/site/components/Link';
import { StatList } from '@/ui/StatList';
import { Logo } from '@/ui/Logo';
import { StarRating } from '@/ui/StarRating';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './BrokerCard.module.css';

interface BrokerCardProps {
  readonly broker: Broker;
  /** Null while what is typed for the trade isn't valid. */
  readonly cost: Cost | null;
  readonly trade: StatedTrade;
  /** The visitor's date; '' before hydration. */
  readonly today?: string;
  /** Shows only the key figures at first, as on phones. */
  readonly isFolded?: boolean;
  /** The checkbox that adds the broker to the comparison. */
  readonly compare?: ReactNode;
}

/** Longer descriptions are folded after this many characters. */
const PREVIEW_LENGTHS = { description: 300, regulation: 120 };

interface StartTradingProps {
  readonly broker: Broker;
  readonly className: string;
}

/** A link to the broker, marked for search engines if the broker pays for it. */
export function StartTrading({ broker, className }: StartTradingProps) {
  const start = startTradingLink(broker);
  return (
    start && (
      <a
        className={className}
        href={start.href}
        target="_blank"
        rel={start.isReferral ? 'noopener sponsored nofollow' : 'noopener'}
      >
        Start Trading <VisuallyHidden>{`with ${broker.name}`}</VisuallyHidden>
      </a>
    )
  );
}

/** A card with a broker's own description and the known facts. */
export function BrokerCard({ broker, cost, trade, today = '', isFolded = false, compare }: BrokerCardProps) {
  const { name, rating, description, minDeposit, spreads, leverage, features } = broker;
  const regulation = broker.regulation.join(', ');
  const { ratingBasis } = withFacts(broker);
  const rated = ratingWords(broker);
  const checked = licenceWords(broker, today);
  const warning = warningWords(broker);
  const website = safeExternalUrl(broker.website);
  const learnMore = website !== null && (
    <a className={buttonClass('secondary')} href={website} target="_blank" rel="noopener">
      Learn More <VisuallyHidden>{`about ${name}`}</VisuallyHidden>
    </a>
  );
  const rest = (
    <div className={styles.rest}>
      <div className={styles.description}>
        <ExpandableText text={description} preview={preview(description, PREVIEW_LENGTHS.description)}>
          <p>{description}</p>
        </ExpandableText>
      </div>
      <div className={styles.facts}>
        <StatList
          rows={[
            { term: 'Spreads', text: spreads },
            { term: 'Leverage', text: leverage },
            { term: 'Platforms', text: broker.tradingPlatforms.join(', ') },
            {
              term: 'Regulation',
              text: regulation !== '' && (
                <ExpandableText text={regulation} preview={preview(regulation, PREVIEW_LENGTHS.regulation)}>
                  {regulation}
                </ExpandableText>
              ),
            },
          ]}
        />
        <ul className={styles.tags}>
          {features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className={styles.evidence}>
        {rated === NO_BASIS && <p>{rated}</p>}
        {rated !== NO_BASIS && rated !== '' && (
          <details>
            <summary>{rated}</summary>
            <p>{ratingBasis}</p>
          </details>
        )}
        {rated !== '' && (
          <Link to="/ib-partners/method">
            How ratings are made<VisuallyHidden>{`, such as that of ${name}`}</VisuallyHidden>
          </Link>
        )}
        {isLeverageAbove(leverage, retailCap) && (
          <Link to="/risk-disclosure">{statements.retailCapsInShort}</Link>
        )}
        {checked !== '' && <p>{checked}</p>}
        {cost && <BrokerCost cost={cost} trade={trade} />}
      </div>
      <Companies broker={broker} today={today} />
      <p className={styles.risk}>
        <strong>{warning.text}</strong> <span>{warning.source}</span>
      </p>
      {isFolded && learnMore}
    </div>
  );
  return (
    <article className={styles.card}>
      <div className={styles.identity}>
        <Logo name={name} src={safeImageUrl(broker.logo)} />
        <div>
          <h2 className={styles.name} translate="no">
            {name}
          </h2>
          <StarRating value={shownRating(rating)} />
        </div>
      </div>
      <div className={styles.figures}>
        <StatList
          rows={[{ term: 'Min deposit', text: withDollarSign(minDeposit) }, costWords(cost, trade)]}
        />
        {isFolded && <p className={styles.loss}>{warning.short}</p>}
      </div>
      <div className={styles.actions}>
        <StartTrading broker={broker} className={buttonClass('marked')} />
        {!isFolded && learnMore}
        {compare}
      </div>
      {isFolded ? (
        <details className={styles.more}>
          <summary>{`More about ${name}`}</summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </article>
  );
}

interface BrokerCardsProps {
  readonly brokers: readonly Broker[];
  readonly children: (broker: Broker) => ReactNode;
}

/** A list of broker cards. A card that fails shows an error in its place. */
export function BrokerCards({ brokers, children }: BrokerCardsProps) {
  return (
    <ul className={styles.list}>
      {brokers.map((broker) => (
        <li key={broker.id}>
          <ErrorBoundary fallback={<p>{`Broker “${broker.name}” cannot be shown.`}</p>}>
            {children(broker)}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
