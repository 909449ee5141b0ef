import { safeExternalUrl, safeImageUrl } from '@/domain/text/externalUrl';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { truncate } from '@/domain/text/truncate';
import type { Platform } from '@/domain/catalogue/platform';
import { platformPath } from '@/content/platformPath';
import { ExpandableText } from '@/ui/ExpandableText';
import { buttonClass } from '@/ui/buttonClass';
import { StatList } from '@/ui/StatList';
import { Link } from '@/site/components/Link';
import { Logo } from '@/ui/Logo';
import { TypedText } from '@/ui/TypedText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './PlatformCard.module.css';

const MAX_FEATURES = 3;
const PREVIEW_CHARACTERS = 300;

export function PlatformCard({ platform }: { readonly platform: Platform }) {
  const { name, description, features, minDeposit, spreads, leverage } = platform;
  const download = safeExternalUrl(platform.downloadLink);
  const learnMore = platformPath(name);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Logo name={name} src={safeImageUrl(platform.logo)} />
        <h2 className={styles.name} translate="no">
          <TypedText text={name} />
        </h2>
      </div>
      <div className={styles.description}>
        <ExpandableText text={description} preview={truncate(description, PREVIEW_CHARACTERS)}>
          <p>{description}</p>
        </ExpandableText>
      </div>
      <ul className={styles.features}>
        {features.slice(0, MAX_FEATURES).map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      <StatList
        rows={[
          { term: 'Min deposit', text: withDollarSign(minDeposit) },
          { term: 'Spreads', text: spreads },
          { term: 'Leverage', text: leverage },
        ]}
      />
      <p className={styles.actions}>
        {download !== null && (
          <a className={buttonClass('secondary')} href={download} target="_blank" rel="noopener">
            Download <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        )}
        {learnMore !== null && (
          <Link className={buttonClass('marked')} to={{ pathname: learnMore }}>
            Learn More <VisuallyHidden>{`about ${name}`}</VisuallyHidden>
          </Link>
        )}
      </p>
    </article>
  );
}
