import { useState } from 'react';
import type { Section } from '@/content/page';
import { ArrowLink } from '@/site/components/ArrowLink';
import styles from './Calculator.module.css';
import { Calculator } from './Calculator';
import { toolQuery, type Tool } from './tool';
import { tools } from './tools';

interface EmbeddedCalculatorProps {
  readonly section: Extract<Section, { readonly kind: 'calculator' }>;
}

/** A calculator within a page, with that page's numbers. Its values aren't kept in the URL. */
export default function EmbeddedCalculator({ section }: EmbeddedCalculatorProps) {
  const original = tools[section.calculator];
  const [tool] = useState<Tool>(() => ({ ...original, start: { ...original.start, ...section.values } }));
  const [values, setValues] = useState(tool.start);
  return (
    <div className={styles.embedded}>
      <Calculator tool={tool} onValues={setValues} />
      <p>
        <ArrowLink to={{ pathname: tool.address, search: toolQuery(original, values) }}>
          Open on its own page
        </ArrowLink>
      </p>
    </div>
  );
}
