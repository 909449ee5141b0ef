import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { BrokerView } from '@/domain/catalogue/brokerView';
import { queryOf } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { listQuery } from './brokerQuery';

interface EntryState {
  readonly panel?: boolean;
}

const stateIn = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {});

/**
 * The state of the broker list in the URL. Each click adds a history entry and typing doesn't; a visit to
 * the filter dialog adds one entry, whatever was changed in it.
 */
export function useBrokerSearchParams() {
  const [params, setParams] = useOptimisticParams();
  const location = useLocation();
  const state = stateIn(location.state);
  const navigation = useNavigationType();
  const view = listQuery.read(params);
  const isPanelOpen = state.panel === true;

  const go = (next: URLSearchParams, replace: boolean, entry: EntryState) =>
    setParams(next, { replace, preventScrollReset: true, state: entry });

  const left = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    const chosen = left.current;
    left.current = isPanelOpen ? params : null;
    // Back closed the dialog: the changes stay, as a single step that Back can undo.
    if (chosen === null || isPanelOpen || navigation !== NavigationType.Pop) return;
    if (chosen.toString() !== params.toString()) setParams(chosen, { preventScrollReset: true, state: {} });
  }, [isPanelOpen, navigation, params, setParams]);

  return {
    view,
    isPanelOpen,
    change: (next: BrokerView, isTyped = false) => {
      const query = queryOf(listQuery, next, params);
      if (query.toString() === params.toString()) return;
      go(query, isTyped || isPanelOpen, isPanelOpen ? { panel: true } : {});
    },
    openPanel: () => go(params, false, { ...state, panel: true }),
    closePanel: () => {
      left.current = null;
      const { panel: _panel, ...others } = state;
      go(params, true, others);
    },
  };
}
