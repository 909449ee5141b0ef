import { ONE, type Fraction } from '@/domain/numbers/exact';
import {
  costInstrument,
  costText,
  DEFAULT_TRADE,
  totalText,
  tradeCost,
  tradedInstrument,
  tradeWords,
} from '@/domain/calculators/tradeCost';
import { costRowParts, type CostRowForm } from './brokerForm';
import { formConversion } from './fieldTable';

interface CostPreviewProps {
  readonly row: CostRowForm;
  /** The commission's currency, as typed. */
  readonly currency: string;
}

/** The cost of a price list row in money, which reveals a figure in the wrong unit. */
export function CostPreview({ row, currency }: CostPreviewProps) {
  const name = row.instrument.trim();
  const instrument = costInstrument(name);
  if (instrument === undefined)
    return name === '' ? null : (
      <p>{`${name} is shown to visitors as entered here, without a calculated cost.`}</p>
    );
  const trade = { ...DEFAULT_TRADE, instrument };
  const { quote } = tradedInstrument(instrument);
  const charged = currency.trim().toUpperCase();
  // In the price's currency, so no exchange rate is needed.
  const { spread, commission, swap, total } = tradeCost(
    formConversion(costRowParts).fromForm(row),
    trade,
    ONE,
  );
  const words = (part: Fraction | null, of: string) => (part === null ? 'not stated' : costText(part, of));
  return (
    <p>
      {`${tradeWords(trade)}: spread ${words(spread, quote)}, commission ${words(commission, charged)}, overnight charge ${words(swap, quote)}${charged === quote ? `; in total ${totalText(total, charged)}` : ''}.`}
    </p>
  );
}
