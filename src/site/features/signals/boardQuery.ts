import { BOARD_SORTS, BOARD_STATES, type BoardFilter } from '@/domain/signals/board';
import { MARKETS } from '@/domain/trading/instruments';
import { choiceParam, codec, textParam } from '@/runtime/searchParamsCodec';

export const boardQuery = codec<BoardFilter>({
  market: choiceParam('market', MARKETS, ''),
  state: choiceParam('state', BOARD_STATES, ''),
  side: choiceParam('side', ['long', 'short'], ''),
  q: textParam('q', (text) => (text.trim() === '' ? '' : text)),
  sort: choiceParam('sort', BOARD_SORTS, 'newest'),
});
