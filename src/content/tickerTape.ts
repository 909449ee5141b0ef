import { chartedInstruments } from './chartInstruments';
import { tickerNames } from './ticker';
import { WIDGET_LOCALE } from '@/domain/text/locale';

const allInstruments = Object.values(chartedInstruments).flat();

/** The settings of the provider's ticker tape. `regular` keeps it on one line of 44 px at every width. */
export const tapeSettings = {
  symbols: tickerNames.flatMap((title) =>
    allInstruments.filter(({ name }) => name === title).map(({ symbol }) => ({ proName: symbol, title })),
  ),
  colorTheme: 'dark',
  isTransparent: true,
  displayMode: 'regular',
  showSymbolLogo: true,
  locale: WIDGET_LOCALE,
} as const;
