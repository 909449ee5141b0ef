import { useState, type RefObject, type SyntheticEvent } from 'react';
import {
  commissionFor,
  entryPrice,
  equityOf,
  isBeyond,
  exitPrice,
  marginFor,
  marginOf,
  overnightCharge,
  quoteOf,
  resultAt,
  waitsBelow,
  type Account,
  type Side,
  type Trade,
  type TimeInForce,
} from '@/domain/practice/account';
import type { AccountAction, RejectedEvent, TradeField, TradeReason } from '@/domain/practice/accountEvents';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { planOf, sizeForRisk } from '@/domain/practice/plan';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { FieldGrid } from '@/ui/FieldGrid';
import { Modal } from '@/ui/Modal';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import {
  lotsText,
  moneyText,
  percentText,
  priceText,
  ratioText,
  readLots,
  REASON_OPTIONS,
  sideVerb,
} from '@/site/charts/practiceFigures';
import { distanceHint, readEnteredExits, readEnteredPrice } from '@/site/charts/enteredPrice';
import styles from './PracticeAccount.module.css';
import { refusalWords } from './refusalWords';
import { planWarnings, sizeWords, SUGGESTED_PERCENT } from './ticketWords';
import { useTradeForm } from './useTradeForm';

type Kind = 'market' | 'limit' | 'stop';

/** In hundredths of a lot. */
const ONE_LOT = 100;

const KIND_OPTIONS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'market', label: 'At market, now' },
  { value: 'limit', label: 'Limit: at this price or better' },
  { value: 'stop', label: 'Stop: at this price or worse' },
];

const UNTIL_OPTIONS: readonly { readonly value: TimeInForce; readonly label: string }[] = [
  { value: 'cancelled', label: 'Until cancelled' },
  { value: 'dayEnd', label: 'Until the end of the day' },
  { value: 'weekEnd', label: 'Until the end of the week' },
];

interface TradeTicketProps {
  readonly account: Account;
  readonly instrument: PracticeName;
  readonly side: Side;
  readonly ahead: readonly string[];
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAct: (action: AccountAction) => RejectedEvent | 'lost' | null;
  readonly onClose: () => void;
}

interface OrderChoice {
  readonly side: Side;
  readonly kind: Kind;
  readonly until: TimeInForce;
  readonly reason: TradeReason | '';
}

/** What was typed, as far as it can be read; distances are measured from the price of the order. */
function readOrder(
  account: Account,
  instrument: PracticeName,
  { side, kind }: OrderChoice,
  texts: Readonly<Record<TradeField, string>>,
) {
  const now = entryPrice(side, quoteOf(account, instrument));
  const waitingSide = kind !== 'market' && waitsBelow({ kind, side }) ? 'below' : 'above';
  const order = readEnteredPrice(instrument, texts.price, { from: now, side: waitingSide });
  const price = kind === 'market' ? now : order.price;
  const exits = readEnteredExits(instrument, texts, side, price ?? now);
  const [stop, target] = [exits.stop.price, exits.target.price];
  const lots = readLots(texts.lots);
  const isRead = exits.stop.problem === '' && exits.target.problem === '';
  return {
    typed: { price: order, ...exits },
    price,
    lots,
    trade: { instrument, side, lots: lots ?? 0, stop, target },
    isPlanned: isRead && lots !== null && lots > 0 && Number.isInteger(lots),
    /** Whether the stop is on the losing side of the entry. */
    isLoss: price !== null && stop !== null && isBeyond(side, price, stop),
  };
}

interface OrderFiguresProps {
  readonly account: Account;
  readonly trade: Trade;
  /** Null until the trade is complete and valid. */
  readonly price: number | null;
  readonly isLoss: boolean;
}

/** What the trade risks, costs and needs; dashes until it is complete and valid. */
function OrderFigures({ account, trade, price, isLoss }: OrderFiguresProps) {
  const { instrument, side, lots, stop } = trade;
  const quote = quoteOf(account, instrument);
  const plan = price === null ? null : planOf(account, { ...trade, price });
  const riskWords = (risk: number | null, equity: number) =>
    risk === null ? 'no stop' : `${moneyText(risk)}, ${percentText(risk, equity)}`;
  const margin = price === null ? null : marginFor(instrument, lots, price);
  const free = equityOf(account) - marginOf(account);
  const atOnce =
    resultAt({ ...trade, entry: entryPrice(side, quote) }, exitPrice(side, quote)) -
    2 * commissionFor(account, lots);
  const figures = {
    'Loss at the stop': plan && (stop === null || isLoss) ? riskWords(plan.risk, plan.equity) : null,
    'Reward to risk': plan && ratioText(plan),
    Margin: margin === null ? null : moneyText(margin),
    'Free margin after': margin === null ? null : moneyText(free - margin),
    'Per night': plan && moneyText(overnightCharge(trade, 1, exitPrice(side, quote))),
    'If closed at once': plan && moneyText(atOnce),
  };
  return <StatList rows={Object.entries(figures).map(([term, text]) => ({ term, text: text ?? '–' }))} />;
}

/** `Buy 0.25 EUR/USD at 1.08696`, or `Buy EUR/USD later` without a size and a price. */
function submitWords({ instrument, side }: Trade, lots: number | null, price: number | null): string {
  const size = lots === null || !Number.isInteger(lots) ? [] : [lotsText(lots)];
  const at = price === null ? 'later' : `at ${priceText(instrument, price)}`;
  return [sideVerb(side), ...size, instrument, at].join(' ');
}

/** The order ticket: what to buy or sell, the exits and the risk, before the order is sent. */
export function TradeTicket(props: TradeTicketProps) {
  const { account, instrument, ahead, fallbackFocus, onAct, onClose } = props;
  const [choice, setChoice] = useState<OrderChoice>({
    ...{ side: props.side, kind: 'market', until: 'cancelled', reason: '' },
  });
  const { box, texts, set, refusal, forgive, refuse, field } = useTradeForm({
    ...{ lots: '', price: '', stop: '', target: '' },
  });
  const { side, kind, until, reason } = choice;
  const choose = (changes: Partial<OrderChoice>) => setChoice({ ...choice, ...changes });

  const quote = quoteOf(account, instrument);
  const { typed, price, lots, trade, isPlanned, isLoss } = readOrder(account, instrument, choice, texts);
  const losing = isLoss && price !== null ? { ...trade, price } : null;
  const suggested = losing ? sizeForRisk(account, losing, SUGGESTED_PERCENT * 100) : 0;
  const sizeHint = losing
    ? sizeWords(planOf(account, { ...losing, lots: ONE_LOT }), instrument, suggested)
    : '';
  const planned = isPlanned && price !== null ? planOf(account, { ...trade, price }) : null;
  const warnings = planned ? [...planWarnings(planned, quote), ...ahead] : ahead;

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lots === null) return refuse('lots', 'Enter a size in lots, such as 0.10.');
    const names = kind === 'market' ? (['stop', 'target'] as const) : (['price', 'stop', 'target'] as const);
    for (const name of names) if (typed[name].problem) return refuse(name, typed[name].problem);
    if (price === null) return refuse('price', 'Enter the price of the order.');
    const asked = { ...trade, ...(reason !== '' && { reason }) };
    const refused = onAct(
      kind === 'market' ? { do: 'market', ...asked } : { do: kind, ...asked, price, until },
    );
    if (refused === null || refused === 'lost') return onClose();
    return refuse(refused.field ?? null, refusalWords(account, refused, { ...trade, kind }));
  }

  return (
    <Modal title={`${instrument}: new order`} isAtTop fallbackFocus={fallbackFocus} onClose={onClose}>
      <div ref={box}>
        <form className={styles.ticket} noValidate onSubmit={send}>
          <div role="radiogroup" aria-label="Buy or sell" className={styles.sides}>
            {(['buy', 'sell'] as const).map((each) => (
              <label key={each} data-side={each} className={styles.side}>
                <Choice
                  type="radio"
                  name="side"
                  checked={side === each}
                  onChange={() => {
                    choose({ side: each });
                    forgive();
                  }}
                />
                <span>{sideVerb(each)}</span>
                <span>{priceText(instrument, entryPrice(each, quote))}</span>
              </label>
            ))}
          </div>
          <FieldGrid>
            <SelectField
              label="Order"
              value={kind}
              onChange={(next) => choose({ kind: next })}
              options={KIND_OPTIONS}
            />
            {kind !== 'market' && field('price', 'Price', distanceHint(instrument, 10), typed.price)}
            {kind !== 'market' && (
              <SelectField
                label="Valid"
                value={until}
                onChange={(next) => choose({ until: next })}
                options={UNTIL_OPTIONS}
              />
            )}
            <SelectField
              label="Reason"
              value={reason}
              onChange={(next) => choose({ reason: next })}
              options={REASON_OPTIONS}
            />
            {field('stop', 'Stop loss (optional)', distanceHint(instrument, 40), typed.stop)}
            {field('target', 'Take profit (optional)', distanceHint(instrument, 80), typed.target)}
            <div className={styles.size}>
              {field('lots', 'Size in lots', sizeHint)}
              {suggested > 0 && (
                <Button variant="quiet" onClick={() => set('lots', lotsText(suggested))}>
                  {`Size for ${String(SUGGESTED_PERCENT)}%: ${lotsText(suggested)} lots`}
                </Button>
              )}
            </div>
          </FieldGrid>
          <OrderFigures account={account} trade={trade} price={isPlanned ? price : null} isLoss={isLoss} />
          {warnings.length > 0 && (
            <ul className={styles.warnings}>
              {warnings.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
          <p role="status" className={styles.refusal}>
            {refusal}
          </p>
          <div className={`${styles.buttons ?? ''} ${styles.commit ?? ''}`}>
            <Button type="submit">{submitWords(trade, lots, price)}</Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </Modal>
  );
}
