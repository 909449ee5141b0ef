import { page } from '@/content/markets/index';
import { paths } from '@/paths';
import { CallToActionBand } from './CallToActionBand';
import { Definitions } from './Definitions';
import { CardList } from './CardList';
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
        <CardList cards={page.markets} />
      </SectionFrame>
      {page.chartGroups.map(({ heading, text }) => (
        <SectionFrame key={heading} heading={heading}>
          <p className={styles.text}>{text}</p>
        </SectionFrame>
      ))}
      <SectionFrame heading={page.whyTrade.heading} intro={page.whyTrade.intro}>
        <Definitions rows={page.whyTrade.rows} />
      </SectionFrame>
      <CallToActionBand action={page.callToAction} />
    </>
  );
}
