import { useRef, useState } from 'react';
import type { TradeField } from '@/domain/practice/accountEvents';
import { PriceField } from '@/site/charts/PriceField';
import type { EnteredPrice } from '@/site/charts/enteredPrice';
import { TextField } from '@/ui/TextField';

/** The text fields of an order or a change, with the reason if it was refused. */
export function useTradeForm(initial: Readonly<Record<TradeField, string>>) {
  const box = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState(initial);
  const [problem, setProblem] = useState<{
    readonly field: TradeField | null;
    readonly words: string;
  } | null>(null);

  const set = (name: TradeField, text: string) => {
    setTexts({ ...texts, [name]: text });
    setProblem(null);
  };

  const bind = (name: TradeField, unread = '') => ({
    value: texts[name],
    onChange: (text: string) => set(name, text),
    mistake: problem?.field === name ? problem.words : unread,
    showsErrors: problem?.field === name,
  });

  return {
    /** For the element around the fields and their buttons. */
    box,
    texts,
    set,
    /** The refusal of the order as a whole; '' for none. */
    refusal: problem?.field === null ? problem.words : '',
    forgive: () => setProblem(null),
    refuse: (field: TradeField | null, words: string) => {
      setProblem({ field, words });
      // A refusal of the whole order is shown near the buttons. Focus moves there if Enter was pressed in a
      // field.
      if (field === null && document.activeElement instanceof HTMLButtonElement) return;
      const selector = field === null ? 'button[type="submit"]' : `[data-field="${field}"] input`;
      box.current?.querySelector<HTMLElement>(selector)?.focus();
    },
    /** @param typed how a price was read; none for a size */
    field: (name: TradeField, label: string, hint: string, typed?: EnteredPrice) => (
      <div data-field={name}>
        {typed ? (
          <PriceField {...bind(name, typed.problem)} label={label} hint={hint} echo={typed.echo} />
        ) : (
          <TextField {...bind(name)} label={label} hint={hint} inputMode="decimal" />
        )}
      </div>
    ),
  };
}
