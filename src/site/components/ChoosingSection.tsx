import type { DefinitionRow } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { Link } from './Link';
import { buttonClass } from '@/ui/buttonClass';
import { Definitions } from './Definitions';
import { SectionFrame } from './SectionFrame';

interface ChoosingSectionProps {
  readonly heading: string;
  readonly intro: string;
  readonly rows: readonly DefinitionRow[];
  readonly link: ContentLink;
}

/** Advice on choosing from the list above, and where to check it. */
export function ChoosingSection({ heading, intro, rows, link }: ChoosingSectionProps) {
  return (
    <SectionFrame heading={heading} intro={intro}>
      <Definitions rows={rows} />
      <p>
        <Link className={buttonClass('secondary')} to={link.to}>
          {link.label}
        </Link>
      </p>
    </SectionFrame>
  );
}
