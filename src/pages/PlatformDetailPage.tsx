import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { site } from '@/content/site';
import { useListings } from '@/data/catalogue/ListingsContext';
import { report } from '@/data/report';
import { PlatformDetails } from '@/features/platforms/PlatformDetails';
import { paths } from '@/paths';
import { Link } from '@/ui/Link';
import { buttonClass } from '@/ui/buttonClass';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import { Band } from './Band';
import { NotFoundPage } from './NotFoundPage';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

/** A platform that only this browser's catalogue knows; the three well-known ones have guides of their own. */
export function PlatformDetailPage() {
  const { slug = '' } = useParams();
  const { platforms } = useListings();
  const load = useCallback(() => platforms.getActiveBySlug(slug), [platforms, slug]);
  const { loaded } = useLoad(load, platforms.watch, report.failure);

  if (loaded.status === 'loading')
    return (
      <Band>
        <Loading>Loading platforms...</Loading>
      </Band>
    );
  const platform = loaded.value;
  if (!platform) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={platform.name}
        description={`${platform.name} at ${site.name}: minimum deposit, spreads, leverage, instruments, features and downloads.`}
      />
      <PageIntro heading={platform.name} lead={platform.description} />
      <Band>
        <PlatformDetails platform={platform} />
        <p>
          <Link className={buttonClass('secondary')} to={paths.platforms.index}>
            All platforms
          </Link>
        </p>
      </Band>
    </>
  );
}
