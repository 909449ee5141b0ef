import { useCallback } from 'react';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { inactivityNotice } from '@/content/boardWords';
import type { ListName } from '@/data/catalogue/lists';
import { OLDER_VERSION_MESSAGE } from '@/admin/signals/signalQuestions';
import { report } from '@/data/report';
import { withFacts } from '@/domain/catalogue/broker';
import { isOverAYearOld, localDay } from '@/domain/time/days';
import { onlyActive, type CatalogueDraft } from '@/domain/catalogue/entity';
import { foldText } from '@/domain/text/foldText';
import { countOf } from '@/domain/text/groupDigits';
import { upcomingWebinars } from '@/domain/catalogue/webinarTimes';
import { Button } from '@/ui/Button';
import { useLoad } from '@/ui/useLoad';
import { useMinute } from '@/ui/useMinute';
import { Card } from './Card';
import styles from './panels.module.css';
import { usePublishedState } from './usePublishedState';

interface TodoCardProps {
  readonly onOpen: (tab: ListName | 'signals' | 'system' | 'publish') => void;
}

/** Names that several visible records share, for example because two administrators added the same one. */
function sharedNames(records: readonly CatalogueDraft[]): readonly string[] {
  const seen = new Set<string>();
  return onlyActive(records).flatMap(({ name }) =>
    seen.size === seen.add(foldText(name)).size ? [name] : [],
  );
}

export function TodoCard({ onOpen }: TodoCardProps) {
  const catalogue = useCatalogue();
  const { quarantine } = useMaintenance();
  const published = usePublishedState();
  const minute = useMinute();
  const load = useCallback(async () => {
    const [brokers, platforms, webinars] = await Promise.all([
      catalogue.brokers.list(),
      catalogue.platforms.list(),
      catalogue.webinars.list(),
    ]);
    const { replay, aside } = catalogue.signals.read();
    const isUnreadable = quarantine.list().some(({ isKeptAside }) => !isKeptAside);
    const hasDamage = isUnreadable || quarantine.unreadable().length > 0;
    return { brokers, platforms, webinars, signals: replay.signals, aside: aside.length, hasDamage };
  }, [catalogue, quarantine]);
  const { value } = useLoad(load, catalogue.watch, report.failure).loaded;
  if (value === null || minute === null)
    return (
      <Card heading="To do">
        <p className={styles.note}>Checking…</p>
      </Card>
    );

  const now = new Date(minute);
  const silent = value.signals.filter(
    (signal) => !signal.issued.sample && inactivityNotice(signal, now) !== '',
  ).length;
  const old = onlyActive(value.brokers).filter((broker) =>
    withFacts(broker).licences.some(({ checkedOn }) => isOverAYearOld(checkedOn, localDay(now))),
  );
  const namesakes = { brokers: sharedNames(value.brokers), platforms: sharedNames(value.platforms) };
  const tasks = [
    value.hasDamage &&
      ({
        tab: 'system',
        words: "Some stored data can't be read, and is missing from the figures below.",
        action: 'See Damaged Data',
      } as const),
    upcomingWebinars(onlyActive(value.webinars), now).length === 0 &&
      ({ tab: 'webinars', words: 'No webinar is planned.', action: 'Plan a webinar' } as const),
    silent > 0 &&
      ({
        tab: 'signals',
        words: `${countOf(silent, 'signal')} ${silent === 1 ? 'has' : 'have'} expired or had no update for a week.`,
        action: 'Update signals',
      } as const),
    value.aside > 0 &&
      ({
        tab: 'signals',
        words: `${countOf(value.aside, 'signal update')} ${value.aside === 1 ? 'is' : 'are'} set aside and won't be published.`,
        action: 'See why',
      } as const),
    old.length > 0 &&
      ({
        tab: 'brokers',
        words: `Licences were last checked over a year ago: ${old.map(({ name }) => name).join(', ')}.`,
        action: 'Check licences',
      } as const),
    ...(['brokers', 'platforms'] as const).map(
      (tab) =>
        namesakes[tab].length > 0 &&
        ({
          tab,
          words: `Several active ${tab} have the same name: ${namesakes[tab].join(', ')}.`,
          action: `Compare ${tab}`,
        } as const),
    ),
    published !== null &&
      published.problem !== '' &&
      ({ tab: 'publish', words: published.problem, action: 'See the record' } as const),
    published?.isSiteOlder === true &&
      ({ tab: 'publish', words: OLDER_VERSION_MESSAGE, action: 'See Publish' } as const),
    published !== null &&
      published.changes > 0 &&
      ({
        tab: 'publish',
        words: `${countOf(published.changes, 'change')} not published.`,
        action: 'Publish',
      } as const),
  ].filter((task) => task !== false);
  return (
    <Card heading="To do">
      {tasks.length === 0 ? (
        <p className={styles.note}>Nothing needs your attention.</p>
      ) : (
        <ul className={styles.entries}>
          {tasks.map(({ tab, words, action }) => (
            <li key={action}>
              <span>{words}</span>
              <Button variant="secondary" onClick={() => onOpen(tab)}>
                {action}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
