/** The ten instruments of the strip on top of every public page, by the provider's names and by ours. */
const symbols = [
  { proName: 'FX:EURUSD', title: 'EUR/USD' },
  { proName: 'FX:GBPUSD', title: 'GBP/USD' },
  { proName: 'FX:USDJPY', title: 'USD/JPY' },
  { proName: 'BITSTAMP:BTCUSD', title: 'BTC/USD' },
  { proName: 'BITSTAMP:ETHUSD', title: 'ETH/USD' },
  { proName: 'OANDA:XAUUSD', title: 'Gold' },
  { proName: 'OANDA:XAGUSD', title: 'Silver' },
  { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500' },
  { proName: 'FOREXCOM:NSXUSD', title: 'US 100' },
  { proName: 'TVC:USOIL', title: 'Oil' },
] as const;

/** The settings of the provider's ticker tape. `regular` keeps it on one line of 44 px at every width. */
export const ticker = {
  symbols,
  colorTheme: 'dark',
  isTransparent: true,
  displayMode: 'regular',
  showSymbolLogo: true,
  locale: 'en',
} as const;
