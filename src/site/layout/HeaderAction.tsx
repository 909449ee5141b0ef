import { Link } from '@/site/components/Link';
import { useProgress } from '@/site/features/learning/useProgress';
import { buttonClass } from '@/ui/buttonClass';
import { ReservedSpace } from '@/ui/ReservedSpace';

interface HeaderActionProps {
  readonly className: string | undefined;
  readonly onClick: () => void;
}

/** As wide as the longest label, because the prerendered page can't know the progress and nothing may shift. */
const LONGEST_LABEL = 'Continue: lesson 20';

/** Links to the webinars or, once a course has been started, to its next lesson. */
export function HeaderAction({ className, onClick }: HeaderActionProps) {
  const known = useProgress();
  const next = known?.continuation(known.progress);
  return (
    <Link
      className={`${buttonClass()} ${className ?? ''}`}
      to={next?.lesson === undefined ? '/services/webinar' : next.to}
      onClick={onClick}
    >
      <ReservedSpace words={LONGEST_LABEL}>
        {next?.lesson === undefined ? 'Free webinar' : `Continue: lesson ${String(next.lesson)}`}
      </ReservedSpace>
    </Link>
  );
}
