import { useState, type RefObject } from 'react';
import {
  entryPrice,
  exitPrice,
  quoteOf,
  waitsBelow,
  type Account,
  type Position,
  type PendingOrder,
} from '@/domain/practice/account';
import type { AccountAction, RejectedEvent } from '@/domain/practice/accountEvents';
import { Button } from '@/ui/Button';
import { FieldGrid } from '@/ui/FieldGrid';
import { Modal } from '@/ui/Modal';
import { TextField } from '@/ui/TextField';
import { lotsText, priceText, readLots } from '@/site/charts/practiceFigures';
import { readEnteredExits, readEnteredPrice } from '@/site/charts/enteredPrice';
import styles from './PracticeAccount.module.css';
import { refusalWords } from './refusalWords';
import { useTradeForm } from './useTradeForm';

interface ChangeTradeProps {
  readonly account: Account;
  readonly trade: Position | PendingOrder;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAct: (action: AccountAction) => RejectedEvent | 'lost' | null;
  readonly onClose: () => void;
}

const MAX_NOTE_LENGTH = 200;
const UNSAVED_EXIT = "This change isn't saved yet. Save it, or undo it, before you close part of the trade.";

/** Changes the exits of an open trade or a pending order, and closes all or part of a trade. */
export default function ChangeTrade({ account, trade, fallbackFocus, onAct, onClose }: ChangeTradeProps) {
  const { id, instrument, side } = trade;
  const isOpen = 'entry' in trade;
  const priceOf = (points: number | null) => (points === null ? '' : priceText(instrument, points));
  const { box, texts, refusal, refuse, field } = useTradeForm({
    lots: lotsText(trade.lots),
    price: isOpen ? '' : priceOf(trade.price),
    stop: priceOf(trade.stop),
    target: priceOf(trade.target),
  });
  const [note, setNote] = useState('');
  const quote = quoteOf(account, instrument);
  const order = isOpen
    ? null
    : readEnteredPrice(instrument, texts.price, {
        from: entryPrice(side, quote),
        side: waitsBelow(trade) ? 'below' : 'above',
      });
  const price = isOpen ? trade.entry : (order?.price ?? null);
  const exits = readEnteredExits(instrument, texts, side, price ?? entryPrice(side, quote));

  const exitHint = `A price, or a distance from the ${isOpen ? `entry, ${priceOf(trade.entry)}` : 'price of the order'}.`;

  const attempt = (action: AccountAction, lots: number) => {
    const refused = onAct(action);
    if (refused === null || refused === 'lost') {
      onClose();
      return;
    }
    const kind = action.do === 'close' ? 'close' : isOpen ? 'modify' : trade.kind;
    refuse(
      refused.field ?? null,
      refusalWords(account, refused, { instrument, side, lots, kind, open: trade.lots }),
    );
  };

  const save = () => {
    const read = { ...(order && { price: order }), ...exits };
    for (const name of ['price', 'stop', 'target'] as const)
      if (read[name]?.problem) return refuse(name, read[name].problem);
    if (price === null) return refuse('price', 'Enter the price of the order.');
    const [stop, target] = [exits.stop.price, exits.target.price];
    // Only changed exits are sent, because the price may be beyond the unchanged one while the market is
    // closed.
    const changes = {
      ...(stop !== trade.stop && { stop }),
      ...(target !== trade.target && { target }),
    };
    return attempt(
      isOpen ? { do: 'modifyPosition', id, ...changes } : { do: 'modifyOrder', id, price, ...changes },
      trade.lots,
    );
  };

  const close = () => {
    const lots = readLots(texts.lots);
    if (lots === null) {
      refuse('lots', 'Enter the size to close, in lots.');
      return;
    }
    // The dialog closes after a partial close, so the unsaved exit would be lost while the rest of the trade stays open.
    const unsaved = (['stop', 'target'] as const).find((name) => texts[name] !== priceOf(trade[name]));
    if (lots < trade.lots && unsaved !== undefined) {
      refuse(unsaved, UNSAVED_EXIT);
      return;
    }
    attempt(
      {
        ...{ do: 'close', id },
        ...(lots !== trade.lots && { lots }),
        ...(note.trim() !== '' && { note: note.trim().slice(0, MAX_NOTE_LENGTH) }),
      },
      lots,
    );
  };

  return (
    <Modal
      title={`${instrument} ${String(id)}: ${isOpen ? 'open trade' : 'pending order'}`}
      isAtTop
      fallbackFocus={fallbackFocus}
      onClose={onClose}
    >
      <div ref={box} className={styles.ticket}>
        <form
          className={styles.ticket}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <FieldGrid>
            {order && field('price', 'Price', '', order)}
            {field('stop', 'Stop loss', exitHint, exits.stop)}
            {field('target', 'Take profit', exitHint, exits.target)}
          </FieldGrid>
          <div className={styles.buttons}>
            <Button type="submit" variant={isOpen ? 'secondary' : 'primary'}>
              Save changes
            </Button>
          </div>
        </form>
        {isOpen && (
          <form
            className={styles.closing}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <FieldGrid>
              {field('lots', 'Size to close, in lots', '')}
              <TextField
                label="Reason for closing (optional)"
                value={note}
                onChange={setNote}
                hint="With a reason, closing early still keeps the rule “Let it work”."
              />
            </FieldGrid>
            <div className={styles.buttons}>
              <Button type="submit">{`Close ${texts.lots} at ${priceText(instrument, exitPrice(side, quote))}`}</Button>
            </div>
          </form>
        )}
        <p role="status" className={styles.refusal}>
          {refusal}
        </p>
      </div>
    </Modal>
  );
}
