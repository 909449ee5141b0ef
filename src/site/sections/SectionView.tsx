import { anchorOf } from '@/content/anchor';
import type { Section } from '@/content/page';
import { PartFailure } from '@/site/components/PartFailure';
import { SectionFrame } from '@/site/components/SectionFrame';
import { Text } from '@/site/components/Text';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { isWide, SectionBody } from './registry';

interface SectionViewProps {
  readonly section: Section;
  /** Whether it is in the column of a long page. */
  readonly isReading?: boolean;
}

/** A section with its heading and introduction; one that fails leaves the rest of the page alive. */
export function SectionView({ section, isReading = false }: SectionViewProps) {
  return (
    <SectionFrame
      heading={section.heading}
      id={anchorOf(section.heading)}
      intro={'intro' in section ? <Text of={section.intro} /> : undefined}
      isWide={isWide(section)}
      isReading={isReading}
    >
      <ErrorBoundary fallback={(error, reset) => <PartFailure error={error} onRetry={reset} />}>
        <SectionBody section={section} />
      </ErrorBoundary>
    </SectionFrame>
  );
}
