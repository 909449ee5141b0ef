import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { page } from '@/content/markets/index';
import { paths } from '@/paths';
import { CallToActionBand } from './CallToActionBand';
import styles from './MarketsPage.module.css';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';
import { SectionFrame } from './SectionFrame';

export function MarketsPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.markets.index} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <SectionFrame heading={page.marketsHeading} intro={page.marketsIntro} isWide>
        <ul className={styles.markets}>
          {page.markets.map(({ title, text, link }) => (
            <li key={title} data-fade-in>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={link.to}>
                {link.label}
                <ArrowRight size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </SectionFrame>
      {page.chartGroups.map(({ heading, text }) => (
        <SectionFrame key={heading} heading={heading}>
          <p className={styles.text}>{text}</p>
        </SectionFrame>
      ))}
      <SectionFrame heading={page.whyTrade.heading} intro={page.whyTrade.intro}>
        <dl className={styles.reasons}>
          {page.whyTrade.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </SectionFrame>
      <CallToActionBand action={page.callToAction} />
    </>
  );
}
