import type { ReactNode } from 'react';
import type { page as words } from '@/content/pages/home';
import { site } from '@/content/site';
import { ArrowLink } from '@/site/components/ArrowLink';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import styles from './HomePage.module.css';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';
import { SectionFrame } from '@/site/components/SectionFrame';
import { Text } from '@/site/components/Text';
import { island } from '@/site/sections/island';
import { ContinueLink } from '@/site/features/learning/ContinueLink';
import { SectionView } from '@/site/sections/SectionView';

const LatestTrade = island(() => import('@/site/features/signals/LatestTrade'));
const FirstChart = island(() => import('@/site/charts/FirstChart'));
const LatestSignals = island(() => import('@/site/features/signals/LatestSignals'));

const SizeInPips = island(() => import('@/site/features/calculators/SizeInPips'));
const WebinarDate = island(() => import('@/site/features/webinars/WebinarDate'));

type ServiceProps = (typeof words)['services']['signals'] & { readonly children: ReactNode };

/** A working example of a service, next to its name and link. */
function Service({ title, text, link, children }: ServiceProps) {
  return (
    <section className={styles.service} aria-label={title}>
      <div className={styles.about} data-fade-in>
        <h3>{title}</h3>
        <p>{text}</p>
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </div>
      <div className={styles.example}>{children}</div>
    </section>
  );
}

export default function HomePage({ page, address }: ViewProps<typeof words>) {
  const { whoWeAre, services, sessions, size, features } = page;
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>{page.heading}</h1>
          <p className={styles.lead}>{page.lead}</p>
          <p className={styles.actions}>
            {page.actions.map((action, index) => (
              <Link
                key={action.to}
                className={buttonClass(index === 0 ? 'primary' : 'secondary')}
                to={action.to}
              >
                {action.label}
              </Link>
            ))}
          </p>
        </div>
        <div className={styles.picture}>
          <LatestTrade />
        </div>
        <div className={styles.notes}>
          <p className={styles.risk}>
            <Text of={page.risk} />
          </p>
          <ul className={styles.prices} aria-label="Sample prices, not live">
            {page.samplePrices.map(({ instrument, price, change, isUp }) => (
              <li key={instrument}>
                <strong>{instrument}</strong>{' '}
                <span className={isUp ? styles.up : styles.down}>{`${price} ${change}`}</span>
              </li>
            ))}
            <li className={styles.sample}>samples</li>
          </ul>
        </div>
      </div>

      <SectionFrame heading={services.heading} intro={services.intro} isWide>
        <div className={styles.services}>
          <Service {...services.signals}>
            <LatestSignals />
          </Service>
          <Service {...services.education}>
            <ContinueLink />
            <div className={styles.chart}>
              <FirstChart />
            </div>
            <p>
              <ArrowLink to={services.chart.to}>{services.chart.label}</ArrowLink>
            </p>
          </Service>
          <Service {...services.webinar}>
            <div className={styles.webinar}>
              <WebinarDate />
            </div>
          </Service>
        </div>
      </SectionFrame>

      <SectionView section={sessions} />

      <SectionFrame heading={size.heading} intro={size.intro}>
        <SizeInPips />
      </SectionFrame>

      <SectionFrame heading={whoWeAre.heading} intro={whoWeAre.intro} isWide isFelt>
        <dl className={styles.statements}>
          {whoWeAre.rows.map(({ term, text }) => (
            <div key={term} data-fade-in>
              <dt>{term}</dt>
              <dd>
                <Text of={text} />
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.stats}>
          {site.stats.map(({ value, label, proof }) => (
            <div key={label} data-fade-in>
              <dd>{value}</dd>
              <dt>{proof === null ? `${label} (sample figure)` : label}</dt>
            </div>
          ))}
        </dl>
      </SectionFrame>

      <SectionFrame heading={features.heading} intro={features.intro} isWide>
        <ul className={styles.features}>
          {features.rows.map(({ term, text, proof }) => (
            <li key={term} data-fade-in>
              <h3>{term}</h3>
              <p>
                <Text of={text} />
              </p>
              <ArrowLink to={proof.to}>{proof.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </SectionFrame>
    </>
  );
}
