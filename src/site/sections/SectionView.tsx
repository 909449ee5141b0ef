import { anchorOf } from '@/content/anchor';
import type { Section } from '@/content/page';
import { SectionFrame } from '@/site/components/SectionFrame';
import { Text } from '@/site/components/Text';
import { PartBoundary } from '@/ui/PartBoundary';
import { isFullWidthSection, SectionBody } from './registry';

interface SectionViewProps {
  readonly section: Section;
  /** Whether it is in the column of a long page. */
  readonly isReading?: boolean;
}

/** A section with heading and introduction. An error in one doesn't affect the others. */
export function SectionView({ section, isReading = false }: SectionViewProps) {
  return (
    <SectionFrame
      heading={section.heading}
      id={anchorOf(section.heading)}
      intro={'intro' in section ? <Text of={section.intro} /> : undefined}
      isWide={isFullWidthSection(section)}
      isReading={isReading}
    >
      <PartBoundary>
        <SectionBody section={section} />
      </PartBoundary>
    </SectionFrame>
  );
}
