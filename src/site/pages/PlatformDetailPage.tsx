import { PlatformBySlug } from '@/site/features/platforms/PlatformBySlug';
import type { ViewProps } from '@/site/view';

/** A platform that exists only in this browser's catalogue. The three well-known ones have guides. */
export default function PlatformDetailPage({ page }: ViewProps) {
  return <PlatformBySlug notFound={page} />;
}
