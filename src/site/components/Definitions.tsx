import type { DefinitionRow } from '@/content/page';
import { DescriptionList } from './DescriptionList';
import { Text } from './Text';

export function Definitions({ rows }: { readonly rows: readonly DefinitionRow[] }) {
  return (
    <DescriptionList
      rows={rows.map(({ term, text }) => ({ term: <Text of={term} />, text: <Text of={text} /> }))}
    />
  );
}
