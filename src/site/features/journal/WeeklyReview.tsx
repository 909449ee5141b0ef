import { useState } from 'react';
import { mondayOf, type WeekStatistics } from '@/domain/journal/measures';
import { formatR } from '@/domain/signals/results';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { TypedText } from '@/ui/TypedText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { signedMoney, stopsText, timeText, weekText } from './journalWords';
import styles from './WeeklyReview.module.css';
import type { MeasuredAccount } from './useMeasures';

function judgedWords({ trades, kept, broken }: WeekStatistics): string {
  const open = trades - kept - broken;
  return `${String(kept)} kept, ${String(broken)} broken${open === 0 ? '' : `, ${String(open)} not judged`}`;
}

/** One week on a screen: what happened, what it cost, whether the plan was kept, and what was noted. */
export function WeeklyReview({ measured }: { readonly measured: MeasuredAccount }) {
  const { account, trades, measures } = measured;
  const [chosen, setChosen] = useState('');
  const { weeks } = measures;
  const place = Math.max(
    0,
    weeks.findIndex(({ monday }) => monday === chosen),
  );
  const week = weeks[place];
  if (week === undefined) return null;
  const noted = trades.filter(
    ({ closeTime, notes }) => mondayOf(closeTime) === week.monday && `${notes.reason}${notes.remark}` !== '',
  );
  const go = (step: number) => setChosen(weeks[place + step]?.monday ?? week.monday);
  const label = ({ monday, trades: count }: WeekStatistics) =>
    `${weekText(monday, account.family)}: ${countOf(count, 'trade')}`;
  return (
    <div className={styles.review}>
      <div className={styles.choice}>
        <SelectField
          label="Week"
          value={week.monday}
          onChange={setChosen}
          options={weeks.map((each) => ({ value: each.monday, label: label(each) }))}
        />
        <Button variant="secondary" isOff={place === weeks.length - 1} onClick={() => go(1)}>
          Earlier
        </Button>
        <Button variant="secondary" isOff={place === 0} onClick={() => go(-1)}>
          Later
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {chosen === '' ? '' : `${label(week)}. Net result ${signedMoney(week.net, account)}.`}
        </span>
      </VisuallyHidden>
      <StatList
        rows={[
          { term: 'Net result', text: signedMoney(week.net, account) },
          { term: 'Won, lost', text: `${String(week.wins)}, ${String(week.losses)}` },
          {
            term: `Total R, known for ${String(week.withR)} of ${String(week.trades)} trades`,
            text: week.withR === 0 ? '–' : formatR(week.r),
          },
          {
            term: 'Costs',
            text: week.costs === null ? 'not read from this file' : signedMoney(0 - week.costs, account),
          },
          {
            term: 'Without a stop in the file',
            text: stopsText(week.withoutStop, week.trades, account.family),
          },
          { term: 'Plan', text: judgedWords(week) },
        ]}
      />
      {noted.length > 0 ? (
        <ul className={styles.notes}>
          {noted.map(({ key, instrument, closeTime, notes }) => (
            <li key={key}>
              <strong>{`${instrument}, ${timeText(closeTime, account.family)}`}</strong>
              {notes.reason !== '' && <TypedText text={notes.reason} />}
              {notes.remark !== '' && <TypedText text={notes.remark} />}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>You haven't noted anything about this week's trades.</p>
      )}
    </div>
  );
}
