import { formatGmt } from '@/domain/time/days';
import { WebinarEvenings } from './WebinarEvenings';
import { useWebinars } from './useWebinars';
import { whenWords } from './whenWords';

export default function WebinarDate() {
  const { now, coming } = useWebinars();
  const [next] = coming;
  const when = next && now ? whenWords(next, now) : '';
  return next ? (
    <>
      <strong>
        <time dateTime={next.startsAt}>{formatGmt(next.startsAt)}</time>
      </strong>
      <span>{when === '' ? next.name : `${next.name}, ${when}`}</span>
    </>
  ) : (
    <>
      <strong>Which evening suits you?</strong>
      <WebinarEvenings />
    </>
  );
}
