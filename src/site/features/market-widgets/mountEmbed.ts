/*
 * An embed of the chart provider. Its loaders are scripts that find themselves in the document, replace a slot
 * next to them with a frame, and never clean up. Measurements showed:
 *
 * - React may own only an empty element. Everything that the loader changes is created here, in a box of its own.
 * - A script that is removed before it has run still runs, and throws without a parent. Moving its box to an inert
 *   document first prevents that.
 * - The charts' loader hides the messages of all frames from listeners added later, so ours is added before
 *   the first loader.
 * - A blocked frame fires `load` too. Only a message from it proves that it works.
 */

import type { MarketWidget } from '@/content/widgets';

export type WidgetKind = 'ticker-tape' | MarketWidget;

/**
 * - `loading`: nothing is known yet
 * - `ready`: the frame has reported content
 * - `no-data`: the frame has reported no data for its instrument
 * - `slow`: the frame hasn't reported anything in time; it may still become ready
 * - `failed`: there is no frame, and none will come
 */
export type WidgetStatus = 'loading' | 'ready' | 'no-data' | 'slow' | 'failed';

export interface EmbedOptions {
  readonly kind: WidgetKind;
  readonly base: string;
  /** The settings that TradingView's loader takes for this kind, as JSON. */
  readonly settings: string;
  readonly id: string;
  /** The accessible name of the frame, unique on the page. */
  readonly title: string;
  readonly isTabStop: boolean;
  /** Milliseconds until a silent embed counts as slow, or as failed if it has no frame. */
  readonly patience: number;
  readonly onStatus: (status: WidgetStatus) => void;
}

const READY_MESSAGES = new Set([
  'tv-widget-load',
  'tv-widget-ready',
  'tv-widget-resize-iframe',
  'quoteUpdate',
]);

/** The name of a message, which arrives as an object or as JSON. */
function messageName(data: unknown): unknown {
  let message = data;
  if (typeof message === 'string') {
    try {
      message = JSON.parse(message);
    } catch {
      return undefined;
    }
  }
  return typeof message === 'object' && message !== null && 'name' in message ? message.name : undefined;
}

/** The frames to listen to. One listener serves them all for the life of the page. */
const frameListeners = new Map<HTMLIFrameElement, (name: unknown) => void>();

function listenToFrames({ source, origin, data }: MessageEvent<unknown>) {
  for (const [frame, hear] of frameListeners) {
    // The loader may move a blocked frame to another host, so the origin is looked up each time.
    if (source !== null && source === frame.contentWindow && origin === new URL(frame.src).origin)
      hear(messageName(data));
  }
}

/** Inserts the embed into an empty slot after a moment; returns a function that removes it. */
export function mountEmbed(slot: HTMLElement, options: EmbedOptions): () => void {
  const { kind, base, settings, id, title, isTabStop, patience, onStatus } = options;
  // Adding the same listener again has no effect.
  globalThis.addEventListener('message', listenToFrames);
  const box = document.createElement('div');
  box.className = 'tradingview-widget-container';
  const place = document.createElement('div');
  place.className = 'tradingview-widget-container__widget';
  const script = document.createElement('script');
  script.async = true;
  script.id = id;
  script.src = `${base}embed-widget-${kind}.js`;
  script.textContent = settings;
  box.append(place, script);

  let status: WidgetStatus = 'loading';
  let frame: HTMLIFrameElement | null = null;
  let hasRun = false;

  const become = (next: WidgetStatus) => {
    if (next === status) return;
    status = next;
    onStatus(next);
  };

  script.onload = () => {
    hasRun = true;
    frame = box.querySelector('iframe');
    if (!frame) {
      become('failed');
      return;
    }
    frame.title = title;
    if (!isTabStop) frame.tabIndex = -1;
    frameListeners.set(frame, (name) => {
      if (name === 'tv-widget-no-data') become('no-data');
      else if (status !== 'no-data' && typeof name === 'string' && READY_MESSAGES.has(name)) become('ready');
    });
  };
  script.onerror = () => {
    hasRun = true;
    become('failed');
  };

  // Delayed, because StrictMode mounts twice: the first embed is removed before it is inserted.
  const insertion = setTimeout(() => slot.append(box));
  const limit = setTimeout(() => {
    if (status === 'loading') become(frame ? 'slow' : 'failed');
  }, patience);

  return () => {
    clearTimeout(insertion);
    clearTimeout(limit);
    script.onload = null;
    script.onerror = null;
    if (frame) frameListeners.delete(frame);
    if (hasRun) box.remove();
    else document.implementation.createHTMLDocument('').adoptNode(box);
  };
}
