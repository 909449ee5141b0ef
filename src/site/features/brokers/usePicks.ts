import { useState } from 'react';
import type { Broker } from '@/domain/catalogue/broker';
import { MAX_PICKS } from '@/domain/catalogue/brokerView';

const TOO_MANY_MESSAGE = 'You can compare four at most. Remove one first.';

/**
 * The brokers selected for comparison, from the ids in the URL.
 * @param change writes new ids to the URL
 */
export function usePicks(
  brokers: readonly Broker[],
  ids: readonly string[],
  change: (ids: readonly string[]) => void,
) {
  const [message, setMessage] = useState('');
  const [listed, setListed] = useState(brokers);

  if (listed !== brokers) {
    // Another tab has changed the list.
    const kept = new Set(brokers.map(({ id }) => id));
    const gone = listed.filter(({ id }) => ids.includes(id) && !kept.has(id));
    setListed(brokers);
    if (gone.length > 0) setMessage(gone.map(({ name }) => `${name} is no longer listed.`).join(' '));
  }

  const picked = ids.flatMap((id) => brokers.find((broker) => broker.id === id) ?? []);
  const pickedIds = picked.map(({ id }) => id);

  const remove = (id: string) => {
    setMessage('');
    change(ids.filter((one) => one !== id));
  };

  return {
    picked,
    pickedIds,
    /** A message about a broker that was refused, or is no longer listed. */
    message,
    hasUnknown: ids.length > picked.length && message === '',
    remove,
    toggle: (id: string) => {
      if (pickedIds.includes(id)) remove(id);
      else if (picked.length >= MAX_PICKS) setMessage(TOO_MANY_MESSAGE);
      else {
        setMessage('');
        change([...pickedIds, id]);
      }
    },
  };
}
