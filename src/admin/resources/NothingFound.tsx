import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { countOf } from '@/domain/text/groupDigits';
import type { ListFilter } from './resource';
import type { Nouns } from './wording';

interface NothingFoundProps<Row> {
  /** The total number of rows. */
  readonly count: number;
  readonly counted: Nouns;
  readonly query: string;
  readonly filter: ListFilter<Row>;
  /** The button that shows all rows again. */
  readonly showAll: ReactNode;
}

/** Shows which search or filter leaves a list empty. */
export function NothingFound<Row>({ count, counted, query, filter, showAll }: NothingFoundProps<Row>) {
  const { noun, plural } = counted;
  const all = countOf(count, noun, plural);
  const words =
    query === ''
      ? { heading: `No ${noun} is ${filter.kept}`, none: filter.kept }
      : {
          heading: `No ${noun} matches “${query}”`,
          none: `with this text${filter.keeps ? ` among ${filter.keptOnes}` : ''}`,
        };
  return (
    <EmptyState heading={words.heading}>
      <p>{`${all} in total, none ${words.none}.`}</p>
      {showAll}
    </EmptyState>
  );
}
