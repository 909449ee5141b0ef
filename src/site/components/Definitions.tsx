import type { DefinitionRow } from '@/content/page';
import { DescriptionList } from './DescriptionList';
import { Text } from './Text';

/** Terms of the content, each with what is to be said of it. */
export function Definitions({ rows }: { readonly rows: readonly DefinitionRow[] }) {
  return (
    <DescriptionList
      rows={rows.map(({ term, text }) => ({ term: <Text of={term} />, text: <Text of={text} /> }))}
    />
  );
}
