import { filledStars, MAX_STARS, shownRating, startTradingLink, type Broker } from '@/domain/broker';
import { safeExternalUrl } from '@/domain/externalUrl';
import { inDollars } from '@/domain/minDeposit';
import { buttonClass } from '@/ui/buttonClass';
import { Figures } from '@/ui/Figures';
import { Logo } from '@/ui/Logo';
import { StarRating } from '@/ui/StarRating';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './BrokerCard.module.css';

export function BrokerCard({ broker }: { readonly broker: Broker }) {
  const { name, rating, description, minDeposit, spreads, leverage, features } = broker;
  const start = startTradingLink(broker);
  const website = safeExternalUrl(broker.website);
  return (
    <article className={styles.card}>
      <div className={styles.identity}>
        <Logo name={name} src={safeExternalUrl(broker.logo)} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={shownRating(rating)} />
        </div>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.figures}>
        <Figures
          rows={[
            { term: 'Min deposit', text: inDollars(minDeposit) },
            { term: 'Spreads', text: spreads },
            { term: 'Leverage', text: leverage },
            { term: 'Platforms', text: broker.tradingPlatforms.join(', ') },
            { term: 'Regulation', text: broker.regulation.join(', ') },
          ]}
        />
      </div>
      <ul className={styles.tags}>
        {features.map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {start && (
          <a
            className={buttonClass('primary')}
            href={start.href}
            target="_blank"
            rel={start.isReferral ? 'noopener sponsored nofollow' : 'noopener'}
          >
            Start Trading <VisuallyHidden>with {name}</VisuallyHidden>
          </a>
        )}
        {website !== null && (
          <a className={buttonClass('secondary')} href={website} target="_blank" rel="noopener">
            Learn More <VisuallyHidden>about {name}</VisuallyHidden>
          </a>
        )}
        <p className={styles.risk}>Leveraged trading can lose you money.</p>
      </div>
    </article>
  );
}
