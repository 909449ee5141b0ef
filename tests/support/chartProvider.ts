const FRAME_ORIGIN = 'https://frames.example';

export const loaderIn = (element: Element) => element.querySelector<HTMLScriptElement>('script');

/** Adds the iframe as the provider's loader does once it has been fetched. */
export function runLoader(element: Element): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `${FRAME_ORIGIN}/embed-widget/`;
  const loader = loaderIn(element);
  if (!loader) throw new Error('There is no loader.');
  element.querySelector('.tradingview-widget-container__widget')?.replaceWith(frame);
  loader.remove();
  loader.dispatchEvent(new Event('load'));
  return frame;
}

/** Fails the loader, as a content blocker does. */
export const refuseLoader = (element: Element) => loaderIn(element)?.dispatchEvent(new Event('error'));

/** Dispatches a message from the provider's frame, or from another source that imitates it. */
export const postFromFrame = (frame: HTMLIFrameElement | null, data: unknown, origin = FRAME_ORIGIN) => {
  globalThis.dispatchEvent(
    new MessageEvent('message', { source: frame?.contentWindow ?? null, origin, data }),
  );
};
