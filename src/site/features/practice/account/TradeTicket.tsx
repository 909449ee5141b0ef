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
  type Until,
} from '@/domain/practice/account';
import type { AccountAction, Refusal, TradeReason } from '@/domain/practice/accountEvents';
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
import { distanceHint, typedExits, typedPrice } from '@/site/charts/typedPrice';
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

const UNTIL_OPTIONS: readonly { readonly value: Until; readonly label: string }[] = [
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
  readonly onAct: (action: AccountAction) => Refusal | 'lost' | null;
  readonly onClose: () => void;
}

/** The order ticket: what to buy or sell, its exits and the risk, before it is sent. */
export function TradeTicket(props: TradeTicketProps) {
  const { account, instrument, ahead, fallbackFocus, onAct, onClose } = props;
  const [side, setSide] = useState(props.side);
  const [kind, setKind] = useState<Kind>('market');
  const { box, texts, set, refusal, forgive, refuse, field } = useTradeForm({
    ...{ lots: '', price: '', stop: '', target: '' },
  });
  const [until, setUntil] = useState<Until>('cancelled');
  const [reason, setReason] = useState<TradeReason | ''>('');

  const quote = quoteOf(account, instrument);
  const now = entryPrice(side, quote);
  const waitingSide = kind !== 'market' && waitsBelow({ kind, side }) ? 'below' : 'above';
  const order = typedPrice(instrument, texts.price, { from: now, side: waitingSide });
  const price = kind === 'market' ? now : order.price;
  const typed = {
    ...(kind !== 'market' && { price: order }),
    ...typedExits(instrument, texts, side, price ?? now),
  };
  const [stop, target] = [typed.stop.price, typed.target.price];
  const lots = readLots(texts.lots);

  const trade = { instrument, side, lots: lots ?? 0, stop, target };
  const isRead = typed.stop.problem === '' && typed.target.problem === '';
  const isPlanned = isRead && price !== null && lots !== null && lots > 0 && Number.isInteger(lots);
  const plan = isPlanned ? planOf(account, { ...trade, price }) : null;
  const isLoss = price !== null && stop !== null && isBeyond(side, price, stop);
  const suggested = isLoss ? sizeForRisk(account, { ...trade, price }, SUGGESTED_PERCENT * 100) : 0;
  const sizeHint = isLoss
    ? sizeWords(planOf(account, { ...trade, lots: ONE_LOT, price }), instrument, suggested)
    : '';
  const margin = isPlanned ? marginFor(instrument, trade.lots, price) : null;
  const costAtOnce =
    resultAt({ ...trade, entry: now }, exitPrice(side, quote)) - 2 * commissionFor(account, trade.lots);
  const free = equityOf(account) - marginOf(account);

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lots === null) return refuse('lots', 'Enter a size in lots, such as 0.10.');
    for (const name of ['price', 'stop', 'target'] as const)
      if (typed[name]?.problem) return refuse(name, typed[name].problem);
    if (price === null) return refuse('price', 'Enter the price of the order.');
    const asked = { ...trade, ...(reason !== '' && { reason }) };
    const refused = onAct(
      kind === 'market' ? { do: 'market', ...asked } : { do: kind, ...asked, price, until },
    );
    if (refused === null || refused === 'lost') return onClose();
    return refuse(refused.field ?? null, refusalWords(account, refused, { ...trade, kind }));
  }

  const warnings = plan ? [...planWarnings(plan, quote), ...ahead] : ahead;

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
                    setSide(each);
                    forgive();
                  }}
                />
                <span>{sideVerb(each)}</span>
                <span>{priceText(instrument, entryPrice(each, quote))}</span>
              </label>
            ))}
          </div>
          <FieldGrid>
            <SelectField label="Order" value={kind} onChange={setKind} options={KIND_OPTIONS} />
            {kind !== 'market' && field('price', 'Price', distanceHint(instrument, 10), order)}
            {kind !== 'market' && (
              <SelectField label="Valid" value={until} onChange={setUntil} options={UNTIL_OPTIONS} />
            )}
            <SelectField label="Reason" value={reason} onChange={setReason} options={REASON_OPTIONS} />
            {field('stop', 'Stop loss (optional)', distanceHint(instrument, 40), typed.stop)}
            {field('target', 'Take profit (optional)', distanceHint(instrument, 80), typed.target)}
            <div className={styles.size}>
              {field('lots', 'Size in lots', sizeHint)}
              {suggested > 0 && (
                <Button look="quiet" onClick={() => set('lots', lotsText(suggested))}>
                  {`Size for ${String(SUGGESTED_PERCENT)}%: ${lotsText(suggested)} lots`}
                </Button>
              )}
            </div>
          </FieldGrid>
          <StatList
            rows={[
              {
                term: 'Loss at the stop',
                text:
                  plan === null || (stop !== null && !isLoss)
                    ? '–'
                    : plan.risk === null
                      ? 'no stop'
                      : `${moneyText(plan.risk)}, ${percentText(plan.risk, plan.equity)}`,
              },
              { term: 'Reward to risk', text: plan === null ? '–' : ratioText(plan) },
              { term: 'Margin', text: margin === null ? '–' : moneyText(margin) },
              { term: 'Free margin after', text: margin === null ? '–' : moneyText(free - margin) },
              {
                term: 'Per night',
                text: isPlanned ? moneyText(overnightCharge(trade, 1, exitPrice(side, quote))) : '–',
              },
              {
                term: 'If closed at once',
                text: isPlanned ? moneyText(costAtOnce) : '–',
              },
            ]}
          />
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
          <div className={styles.buttons}>
            <Button type="submit">
              {`${sideVerb(side)} ${lots === null || !Number.isInteger(lots) ? '' : `${lotsText(lots)} `}${instrument} ${kind === 'market' ? `at ${priceText(instrument, now)}` : price === null ? 'later' : `at ${priceText(instrument, price)}`}`}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </Modal>
  );
}
