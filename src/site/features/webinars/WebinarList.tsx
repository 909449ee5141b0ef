import { SectionFrame } from '@/site/components/SectionFrame';
import { useWebinars } from './useWebinars';
import { WebinarCard } from './WebinarCard';

/** The active webinars: upcoming ones, soonest first, then past ones in a section of their own. */
export default function WebinarList() {
  const { now, coming, past } = useWebinars();
  return (
    <>
      {coming.length > 0 && (
        <SectionFrame
          heading="Dates"
          intro="In GMT and in your own time. Each webinar is complete in itself."
          isWide
        >
          <ol>
            {coming.map((webinar) => (
              <WebinarCard key={webinar.id} webinar={webinar} now={now} isOver={false} />
            ))}
          </ol>
        </SectionFrame>
      )}
      {past.length > 0 && (
        <SectionFrame
          heading="Taken place"
          intro="In GMT and in your own time, latest first. Each is complete in itself."
          isWide
        >
          <ol>
            {past.map((webinar) => (
              <WebinarCard key={webinar.id} webinar={webinar} now={now} isOver />
            ))}
          </ol>
        </SectionFrame>
      )}
    </>
  );
}
