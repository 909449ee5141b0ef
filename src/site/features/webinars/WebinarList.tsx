import { SectionFrame } from '@/site/components/SectionFrame';
import { useWebinars } from './useWebinars';
import { WebinarCard } from './WebinarCard';

/**
 * The active webinars: upcoming ones, soonest first, then past ones in a section of their own. The prerendered
 * page doesn't know the time, so it lists all of them under "Dates".
 */
export default function WebinarList() {
  const { now, coming, past } = useWebinars();
  const groups = [
    { heading: 'Dates', isOver: false, webinars: now === null ? [...coming, ...past] : coming },
    { heading: 'Past webinars', isOver: true, webinars: now === null ? [] : past },
  ];
  return groups
    .filter(({ webinars }) => webinars.length > 0)
    .map(({ heading, isOver, webinars }) => (
      <SectionFrame
        key={heading}
        heading={heading}
        intro="Times are in GMT and in your time zone. Each webinar is complete in itself."
        isWide
        isStill
      >
        <ol>
          {webinars.map((webinar) => (
            <WebinarCard key={webinar.id} webinar={webinar} now={now} isOver={isOver} />
          ))}
        </ol>
      </SectionFrame>
    ));
}
