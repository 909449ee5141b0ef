import { statements } from '@/content/rules';
import { safeExternalUrl, safeImageUrl } from '@/domain/text/externalUrl';
import { withDollarSign } from '@/domain/catalogue/minDeposit';
import { DEVICES, type Platform } from '@/domain/catalogue/platform';
import { buttonClass } from '@/ui/buttonClass';
import { StatList } from '@/ui/StatList';
import { Logo } from '@/ui/Logo';
import styles from './PlatformDetails.module.css';

/** All facts about a platform except its name and description. */
export function PlatformDetails({ platform }: { readonly platform: Platform }) {
  const { name, detailedDescription, features, supported } = platform;
  const download = safeExternalUrl(platform.downloadLink);
  const website = safeExternalUrl(platform.website);
  return (
    <div className={styles.details}>
      <Logo name={name} src={safeImageUrl(platform.logo)} size={72} />
      <StatList
        rows={[
          { term: 'Min deposit', text: withDollarSign(platform.minDeposit) },
          { term: 'Spreads', text: platform.spreads },
          { term: 'Leverage', text: platform.leverage },
          { term: 'Instruments', text: platform.instruments > 0 ? String(platform.instruments) : '' },
          {
            term: 'Runs on',
            text: DEVICES.filter(({ key }) => supported[key])
              .map(({ label }) => label)
              .join(', '),
          },
          { term: 'Languages', text: platform.languages.join(', ') },
        ]}
      />
      <p className={styles.note}>{`${statements.platformFigures} ${statements.retailCaps}`}</p>
      {detailedDescription !== '' && <p className={styles.text}>{detailedDescription}</p>}
      {features.length > 0 && (
        <>
          <h2>Features</h2>
          <ul className={styles.features}>
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.actions}>
        {download !== null && (
          <a className={buttonClass('primary')} href={download} target="_blank" rel="noopener">
            {`Download ${name}`}
          </a>
        )}
        {website !== null && (
          <a className={buttonClass('secondary')} href={website} target="_blank" rel="noopener">
            Visit the website
          </a>
        )}
      </p>
    </div>
  );
}
