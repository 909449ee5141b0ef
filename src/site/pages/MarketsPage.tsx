import { chartGroups } from '@/content/charts';
import type { page as words } from '@/content/pages/markets/index';
import { ChartGrid, EconomicCalendar, MarketOverview } from '@/site/features/market-widgets/MarketCharts';
import { useEmbedQueue } from '@/site/features/market-widgets/useEmbedQueue';
import { buttonClass } from '@/ui/buttonClass';
import { SkipLink } from '@/ui/SkipLink';
import { NextStep } from '@/site/components/NextStep';
import { Band } from '@/site/components/Band';
import { Definitions } from '@/site/components/Definitions';
import styles from './MarketsPage.module.css';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';
import { RuledList } from '@/site/components/RuledList';
import { SectionFrame } from '@/site/components/SectionFrame';

const TradingDay = island(() => import('@/site/charts/openings/TradingDay'));

const OVERVIEW_ID = 'overview';
const CALENDAR_ID = 'economic-calendar';
const WHY_TRADE_ID = 'why-trade';

/** A chart takes up a lot of a phone's memory. */
const chartLimits = () => ({
  loading: 2,
  alive: globalThis.matchMedia('(pointer: coarse)').matches ? 3 : 6,
});

/** Separate queues, so that the overview and the calendar don't displace each other. */
const overviewLimits = () => ({ loading: 2, alive: 2 });

const nextSectionId = (group: number) => chartGroups[group + 1]?.id ?? CALENDAR_ID;

export default function MarketsPage({ page, address }: ViewProps<typeof words>) {
  const charts = useEmbedQueue(chartLimits);
  const overviews = useEmbedQueue(overviewLimits);
  return (
    <>
      <div className={styles.opening}>
        <PageIntro
          page={page}
          address={address}
          action={
            <div className={styles.day} data-ground="felt">
              <p>Currency sessions today</p>
              <TradingDay drawing={{ kind: 'tradingDay', together: '' }} />
            </div>
          }
        >
          <p>
            <a className={buttonClass()} href={`#${OVERVIEW_ID}`}>
              See the live charts
            </a>
          </p>
        </PageIntro>
      </div>
      <Band>
        <RuledList entries={page.markets} level="h2" />
      </Band>
      <SectionFrame id={OVERVIEW_ID} heading={page.overview.heading} intro={page.overview.text} isWide>
        <SkipLink to={nextSectionId(-1)}>Skip the market overview</SkipLink>
        <MarketOverview queue={overviews} />
        <p className={styles.note}>{page.providerNote}</p>
      </SectionFrame>
      {chartGroups.map(({ id, heading, text, short, instruments }, index) => (
        <SectionFrame key={id} id={id} heading={heading} intro={text} isWide>
          <SkipLink to={nextSectionId(index)}>{`Skip the ${short} charts`}</SkipLink>
          <ChartGrid instruments={instruments} queue={charts} />
        </SectionFrame>
      ))}
      <SectionFrame id={CALENDAR_ID} heading={page.calendar.heading} intro={page.calendar.text} isWide>
        <SkipLink to={WHY_TRADE_ID}>Skip the economic calendar</SkipLink>
        <EconomicCalendar queue={overviews} />
      </SectionFrame>
      <SectionFrame id={WHY_TRADE_ID} heading={page.whyTrade.heading} intro={page.whyTrade.intro}>
        <Definitions rows={page.whyTrade.rows} />
      </SectionFrame>
      <NextStep {...page.callToAction} />
    </>
  );
}
