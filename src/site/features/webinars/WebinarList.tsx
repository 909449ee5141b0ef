import { useWebinars } from './useWebinars';
import { WebinarCard } from './WebinarCard';

/** The active webinars: upcoming ones, soonest first, then past ones. */
export default function WebinarList() {
  const { now, coming, past } = useWebinars();
  return (
    <ol>
      {[...coming, ...past].map((webinar) => (
        <WebinarCard
          key={webinar.id}
          webinar={webinar}
          now={now}
          isOver={now !== null && past.includes(webinar)}
        />
      ))}
    </ol>
  );
}
