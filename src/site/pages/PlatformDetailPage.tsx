import { PlatformBySlug } from '@/site/features/platforms/PlatformBySlug';
import type { ViewProps } from '@/site/view';

/** A platform that only this browser's catalogue knows; the three well-known ones have guides of their own. */
export default function PlatformDetailPage({ page }: ViewProps) {
  return <PlatformBySlug notFound={page} />;
}
