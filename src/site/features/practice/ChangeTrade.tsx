import { useState, type RefObject } from 'react';
import {
  exitPrice,
  quoteOf,
  type Account,
  type Position,
  type PendingOrder,
} from '@/domain/practice/account';
import type { AccountAction, Refusal } from '@/domain/practice/accountEvents';
import { Button } from '@/ui/Button';
import { FieldGrid } from '@/ui/FieldGrid';
import { Modal } from '@/ui/Modal';
import { TextField } from '@/ui/TextField';
import { lotsText, priceText, readLots, readPrice, stepName } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';
import { refusalWords } from './refusalWords';
import { useTradeForm } from './useTradeForm';

interface ChangeTradeProps {
  readonly account: Account;
  readonly trade: Position | PendingOrder;
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onAct: (action: AccountAction) => Refusal | 'lost' | null;
  readonly onClose: () => void;
}

const MAX_NOTE_LENGTH = 200;

/** Changes the exits of an open trade or a pending order, and closes all or part of a trade. */
export function ChangeTrade({ account, trade, fallbackFocus, onAct, onClose }: ChangeTradeProps) {
  const { id, instrument, side } = trade;
  const isOpen = 'entry' in trade;
  const priceOf = (points: number | null) => (points === null ? '' : priceText(instrument, points));
  const { form, texts, refusal, refuse, field } = useTradeForm({
    lots: lotsText(trade.lots),
    price: isOpen ? '' : priceOf(trade.price),
    stop: priceOf(trade.stop),
    target: priceOf(trade.target),
  });
  const [note, setNote] = useState('');
  const isLong = side === 'buy';
  const quote = quoteOf(account, instrument);
  const unit = stepName(instrument);

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
    const price = isOpen
      ? trade.entry
      : readPrice(instrument, texts.price, { from: trade.price, side: 'below' });
    if (price === null) {
      refuse('price', 'Enter the price of the order.');
      return;
    }
    const read = (name: 'stop' | 'target') => {
      const isBelow = isLong === (name === 'stop');
      const exit = readPrice(instrument, texts[name], { from: price, side: isBelow ? 'below' : 'above' });
      if (texts[name].trim() !== '' && exit === null) {
        refuse(name, `Enter a price, or a distance from the entry such as 40 ${unit}s.`);
        return undefined;
      }
      return exit;
    };
    const [stop, target] = [read('stop'), read('target')];
    if (stop === undefined || target === undefined) return;
    // Only changed exits are sent, because the price may be beyond the unchanged one while the market is
    // closed.
    const changes = {
      ...(stop !== trade.stop && { stop }),
      ...(target !== trade.target && { target }),
    };
    attempt(
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
      <form
        ref={form}
        className={styles.ticket}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FieldGrid>
          {!isOpen && field('price', 'Price')}
          {field('stop', 'Stop loss')}
          {field('target', 'Take profit')}
        </FieldGrid>
        <div className={styles.buttons}>
          <Button type="submit" look={isOpen ? 'secondary' : 'primary'}>
            Save changes
          </Button>
        </div>
        {isOpen && (
          <div className={styles.closing}>
            <FieldGrid>
              {field('lots', 'Size to close, in lots')}
              <TextField
                label="Reason for closing (optional)"
                value={note}
                onChange={setNote}
                hint="With a reason, closing early still keeps the rule “Let it work”."
              />
            </FieldGrid>
            <div className={styles.buttons}>
              <Button
                onClick={close}
              >{`Close ${texts.lots} at ${priceText(instrument, exitPrice(side, quote))}`}</Button>
            </div>
          </div>
        )}
        <p role="status" className={styles.refusal}>
          {refusal}
        </p>
      </form>
    </Modal>
  );
}
