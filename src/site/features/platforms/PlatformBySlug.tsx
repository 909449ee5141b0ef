import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import type { PageWords } from '@/content/page';
import { site } from '@/content/site';
import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { report } from '@/data/report';
import { PlatformDetails } from './PlatformDetails';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { Loading } from '@/ui/Loading';
import { useLoad } from '@/ui/useLoad';
import { Band } from '@/site/components/Band';
import { NotFound } from '@/site/components/NotFound';
import { PageIntro } from '@/site/components/PageIntro';

interface PlatformBySlugProps {
  readonly notFound: PageWords;
}

export function PlatformBySlug({ notFound }: PlatformBySlugProps) {
  const { slug = '' } = useParams();
  const { platforms } = useCatalogueReaders();
  const load = useCallback(() => platforms.getActiveBySlug(slug), [platforms, slug]);
  const { loaded } = useLoad(load, platforms.watch, report.failure);

  if (loaded.status === 'loading')
    return (
      <Band>
        <Loading>Loading platforms...</Loading>
      </Band>
    );
  const platform = loaded.value;
  if (!platform) return <NotFound page={notFound} />;
  const { name } = platform;
  return (
    <>
      <PageIntro
        page={{
          title: name,
          description: `${name} at ${site.name}: minimum deposit, spreads, leverage, instruments, features and downloads.`,
          heading: name,
          lead: platform.description,
        }}
      />
      <Band>
        <PlatformDetails platform={platform} />
        <p>
          <Link className={buttonClass('secondary')} to="/platforms">
            All platforms
          </Link>
        </p>
      </Band>
    </>
  );
}
