import type { ReactNode } from 'react';
import { retailCap } from '@/content/regulators';
import { statements } from '@/content/rules';
import { isLeverageAbove } from '@/domain/numbers/amounts';
import { clampRating, startTradingLink, type Broker, withFacts } from '@/domain/catalogue/broker';
import { knownTotal, type BrokerCost as Cost } from '@/domain/catalogue/brokerCost';
import type { Fraction } from '@/domain/numbers/exact';
import type { StatedTrade } from '@/domain/calculators/tradeCost';
import { BrokerCost } from './BrokerCost';
import { CostBar, CostSwatch } from './CostBar';
import { BrokerCompanies } from './BrokerCompanies';
import {
  costWords,
  licenceWords,
  partWords,
  NO_RATING_BASIS,
  ratingWords,
  warningWords,
} from './brokerWords';
import { safeExternalUrl, safeImageUrl } from '@/domain/text/externalUrl';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { truncate } from '@/domain/text/truncate';
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
  /** Null while the typed trade is invalid. */
  readonly cost: Cost | null;
  readonly trade: StatedTrade;
  /** The cost at which the bars of all cards end; null without bars. */
  readonly scale?: Fraction | null;
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

function CostFigure({ cost, trade, scale }: Pick<BrokerCardProps, 'cost' | 'trade' | 'scale'>) {
  const { term, figure, note } = costWords(cost, trade);
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={styles.cost}>
          <span className={styles.total}>{figure}</span> <span className={styles.note}>{note}</span>
        </span>
      </dd>
      {cost && scale && knownTotal(cost) !== null && (
        <dd className={styles.parts}>
          <CostBar cost={cost} scale={scale} />
          {partWords(cost, trade).map(({ part, text }) => (
            <span key={part}>
              <CostSwatch part={part} />
              <span>{`${text} `}</span>
            </span>
          ))}
        </dd>
      )}
    </div>
  );
}

function Tags({ features }: Pick<Broker, 'features'>) {
  return (
    <ul className={styles.tags}>
      {features.map((feature, index) => (
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}

/** What we add to the broker's own figures: what the rating, the licences and the cost are based on. */
function Evidence({ broker, cost, trade, today = '' }: BrokerCardProps) {
  const { name, leverage } = broker;
  const rated = ratingWords(broker);
  const checked = licenceWords(broker, today);
  const { text, source } = warningWords(broker);
  return (
    <>
      <div className={styles.evidence}>
        {rated === NO_RATING_BASIS && <p>{rated}</p>}
        {rated !== NO_RATING_BASIS && rated !== '' && (
          <details>
            <summary>{rated}</summary>
            <p>{withFacts(broker).ratingBasis}</p>
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
      <BrokerCompanies broker={broker} today={today} />
      <p className={styles.risk}>
        <strong>{text}</strong> <span>{source}</span>
      </p>
    </>
  );
}

/**
 * A broker in a list. On phones the key figures come first; elsewhere everything that the broker states is in view.
 */
export function BrokerCard(props: BrokerCardProps) {
  const { broker, cost, trade, scale, isFolded = false, compare } = props;
  const { name, rating, description, features } = broker;
  const regulation = broker.regulation.join(', ');
  const website = safeExternalUrl(broker.website);
  const learnMore = website !== null && (
    <a className={buttonClass('secondary')} href={website} target="_blank" rel="noopener">
      Learn More <VisuallyHidden>{`about ${name}`}</VisuallyHidden>
    </a>
  );
  const deposit = { term: 'Min deposit', text: withDollarSign(broker.minDeposit) };
  const facts = [
    { term: 'Spreads', text: broker.spreads },
    { term: 'Leverage', text: broker.leverage },
    { term: 'Platforms', text: broker.tradingPlatforms.join(', ') },
  ];
  return (
    <article className={isFolded ? styles.card : `${styles.card ?? ''} ${styles.row ?? ''}`}>
      <div className={styles.identity}>
        <Logo name={name} src={safeImageUrl(broker.logo)} />
        <div>
          <h2 className={styles.name} translate="no">
            {name}
          </h2>
          <StarRating value={clampRating(rating)} />
        </div>
      </div>
      <dl className={styles.figures}>
        {isFolded && deposit.text !== '' && (
          <div>
            <dt>{deposit.term}</dt>
            <dd>{deposit.text}</dd>
          </div>
        )}
        <CostFigure cost={cost} trade={trade} scale={scale ?? null} />
      </dl>
      {!isFolded && (
        <>
          <div className={styles.facts}>
            <StatList rows={[deposit, ...facts, { term: 'Regulation', text: regulation }]} />
          </div>
        </>
      )}
      <div className={styles.about}>
        {!isFolded && <p className={styles.description}>{description}</p>}
        <p className={styles.loss}>{warningWords(broker).short}</p>
      </div>
      {!isFolded && <Tags features={features} />}
      <div className={styles.actions}>
        <StartTrading broker={broker} className={buttonClass('marked')} />
        {!isFolded && learnMore}
        {compare}
      </div>
      <details className={styles.more}>
        <summary>{`More about ${name}`}</summary>
        <div className={styles.rest}>
          {isFolded && (
            <>
              <div className={styles.description}>
                <ExpandableText
                  text={description}
                  preview={truncate(description, PREVIEW_LENGTHS.description)}
                >
                  <p>{description}</p>
                </ExpandableText>
              </div>
              <div className={styles.facts}>
                <StatList
                  rows={[
                    ...facts,
                    {
                      term: 'Regulation',
                      text: regulation !== '' && (
                        <ExpandableText
                          text={regulation}
                          preview={truncate(regulation, PREVIEW_LENGTHS.regulation)}
                        >
                          {regulation}
                        </ExpandableText>
                      ),
                    },
                  ]}
                />
                <Tags features={features} />
              </div>
            </>
          )}
          <Evidence {...props} />
          {isFolded && learnMore}
        </div>
      </details>
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
          <ErrorBoundary fallback={<p>{`Broker “${broker.name}” can't be shown.`}</p>}>
            {children(broker)}
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
