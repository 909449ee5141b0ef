import { ArrowRight } from 'lucide';
import { exampleSignal } from '@/content/exampleSignal';
import { page } from '@/content/home';
import { site } from '@/content/site';
import { paths } from '@/paths';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import { buttonClass } from '@/ui/buttonClass';
import { TradeChartFigure } from './figures/TradeChartFigure';
import styles from './HomePage.module.css';
import { Definitions } from './Definitions';
import { PageHead } from './PageHead';
import { SectionFrame } from './SectionFrame';

export function HomePage() {
  const { whoWeAre, services, features } = page;
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.home} />
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
          <p className={styles.risk}>{page.risk}</p>
        </div>
        <div className={styles.picture}>
          <TradeChartFigure chart={exampleSignal} />
          <ul className={styles.prices} aria-label="Sample prices, not live">
            {page.samplePrices.map(({ instrument, price, change, isUp }) => (
              <li key={instrument}>
                <strong>{instrument}</strong>{' '}
                <span className={isUp ? styles.up : styles.down}>
                  {price} {change}
                </span>{' '}
                <span className={styles.sample}>sample</span>
              </li>
            ))}
          </ul>
        </div>
      </div>

      <SectionFrame heading={whoWeAre.heading} intro={whoWeAre.intro} isWide>
        <dl className={styles.statements}>
          {whoWeAre.rows.map(({ term, text }) => (
            <div key={term} data-fade-in>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.stats}>
          {site.stats.map(({ value, label }) => (
            <div key={label} data-fade-in>
              <dd>{value}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      </SectionFrame>

      <SectionFrame heading={services.heading} intro={services.intro} isWide>
        <ul className={styles.services}>
          {services.previews.map(({ title, text, link }) => (
            <li key={title} data-fade-in>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={link.to}>
                {link.label}
                <Icon of={ArrowRight} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </SectionFrame>

      <SectionFrame heading={features.heading} intro={features.intro}>
        <Definitions rows={features.rows} />
      </SectionFrame>
    </>
  );
}
