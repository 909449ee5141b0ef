/*
 * Stands in for the chart provider's loaders, one script for all four: see README.md beside it. It reproduces
 * their observed behaviour, including faults. Served as a classic script, never imported.
 */
/* global document, window, location */
(() => {
  const MODE = '__MODE__';
  const script = document.currentScript;
  if (!script?.src) {
    console.error('Could not self-replace the script, widget embedding has been aborted');
    return;
  }
  if (MODE === 'throwing') throw new Error('The stand-in was asked to throw.');
  const [, kind] = /embed-widget-([a-z-]+)\.js/.exec(script.src);

  const KEYS = {
    'ticker-tape': 'symbols locale showSymbolLogo colorTheme isTransparent largeChartUrl displayMode',
    events: 'countryFilter currencyFilter importanceFilter locale width height colorTheme isTransparent',
    'market-overview':
      'tabs locale width height colorTheme isTransparent dateRange showChart showSymbolLogo showFloatingTooltip largeChartUrl',
    'advanced-chart':
      'symbol interval range timezone theme style locale allow_symbol_change backgroundColor gridColor autosize width height hide_volume hide_top_toolbar hide_side_toolbar hide_legend save_image watchlist studies details hotlist withdateranges support_host compareSymbols',
  };
  const DEFAULTS = {
    'ticker-tape': { displayMode: 'adaptive' },
    events: { width: 510, height: 600 },
    'market-overview': { width: 400, height: 650 },
    'advanced-chart': {},
  };
  const allowed = KEYS[kind].split(' ');
  const pick = (settings) =>
    Object.fromEntries(Object.entries(settings).filter(([key]) => allowed.includes(key)));
  /** A pixel count, a percentage or `auto`; null for anything else, which voids all settings. */
  const sizeOf = (value, fallback) => {
    if (value === undefined) return fallback;
    if (/^\d+$/.test(String(value))) return Number(value);
    return /^(?:\d+%|auto)$/.test(String(value)) ? value : null;
  };

  let settings = null;
  try {
    settings = pick(JSON.parse(script.textContent.trim()));
  } catch (error) {
    console.error(`Widget settings parse error: ${error}`);
  }

  // Throws when the script has no parent, as the real ones do.
  const parent = script.parentNode;
  const credit = parent.querySelector('.tradingview-widget-copyright');
  const isContainer = parent.classList.contains('tradingview-widget-container');
  const container = isContainer ? parent : document.createElement('div');

  const size = (chosen) => {
    const fallback = kind === 'advanced-chart' ? '100%' : undefined;
    const width = sizeOf(chosen.width, fallback);
    const height = sizeOf(chosen.height, fallback);
    if (width === null || height === null) return false;
    Object.assign(chosen, { width, height });
    return true;
  };
  if (kind === 'ticker-tape' && settings) {
    const width = container.getBoundingClientRect().width;
    const mode = settings.displayMode ?? 'adaptive';
    const isCompact = mode === 'compact' || (mode === 'adaptive' && width > 0 && width <= 767);
    settings.width = '100%';
    settings.height = (isCompact ? 72 : 44) + (settings.isTransparent ? 0 : 2) + (credit ? 32 : 0);
  }
  if (!settings || !size(settings)) {
    console.error('Invalid settings provided, fall back to defaults');
    settings = pick(DEFAULTS[kind]);
    size(settings);
  }
  const css = (value) => (typeof value === 'number' ? `${value}px` : value);
  if (settings.width !== undefined) container.style.width = css(settings.width);
  if (settings.height !== undefined) container.style.height = css(settings.height);

  const style = document.createElement('style');
  if (script.nonce) style.nonce = script.nonce;
  style.textContent = '__STYLE__';
  container.append(style);

  const frame = document.createElement('iframe');
  if (script.id) frame.id = script.id;
  frame.title = `${kind.replace('-', ' ')} TradingView widget`;
  frame.lang = 'en';
  frame.setAttribute('scrolling', 'no');
  frame.setAttribute('allowtransparency', 'true');
  frame.setAttribute('frameborder', '0');
  Object.assign(frame.style, {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: credit ? 'calc(100% - 32px)' : '100%',
  });
  const { locale, ...rest } = settings;
  const hash = {
    ...(script.id && { frameElementId: script.id }),
    ...rest,
    'page-uri': location.href.replace(/^https?:\/\//, ''),
  };
  const host = script.src.startsWith('https://s3.tradingview.com/')
    ? 'https://www.tradingview-widget.com/'
    : new URL('.', script.src).href;
  const query = locale ? `?locale=${locale}` : '';
  frame.src = `${host}embed-widget/${kind}/${query}#${encodeURIComponent(JSON.stringify(hash))}`;

  const slot = container.querySelector('.tradingview-widget-container__widget');
  if (slot) slot.replaceWith(frame);
  else container.append(frame);
  if (isContainer) script.remove();
  else script.replaceWith(container);

  const sender = frame.contentWindow;
  if (!sender) {
    console.error('Cannot listen to the event from the provided iframe, contentWindow is not available');
    return;
  }
  // Never removed, because the real one leaks its listener with every embed too.
  window.addEventListener('message', ({ source, data }) => {
    if (source !== sender || data?.name !== 'tv-widget-resize-iframe') return;
    frame.style.height = `${data.data.height}px`;
    container.style.height = `${data.data.height + (credit ? 32 : 0)}px`;
  });
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const blocked = new URL(frame.src);
    if (blockedURI.startsWith(blocked.origin) && blocked.hostname === 'www.tradingview-widget.com')
      frame.src = frame.src.replace('www.tradingview-widget.com', 's.tradingview.com');
  });
  if (kind === 'advanced-chart')
    window.addEventListener('message', (event) => {
      const origin = new URL(frame.src).origin;
      if (event.origin === origin && (origin !== location.origin || event.source === sender))
        event.stopImmediatePropagation();
    });
})();
