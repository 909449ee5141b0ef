/** Brings a page that stands in the document up to date with the visitor's clock. */
export type Enliven = (page: HTMLElement) => void;

/** What the route of a page that stays as it is delivered says of it. */
export interface StandingRoute {
  /** Where something on it depends on the visitor after all. */
  readonly loadEnliven?: (() => Promise<Enliven>) | undefined;
}

/** A page that came as HTML, and is shown as it came without the code that could draw it. */
export interface StandingPage {
  readonly nodes: readonly Node[];
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly enliven: Enliven | undefined;
}

/** The element around a page that stays as it is delivered; null where the document has none. */
export const standingElement = (root: ParentNode): HTMLElement | null =>
  root.querySelector('[data-standing]');

/** Takes down a page from the document, with what its head says of it. */
export function standingPage(element: HTMLElement, enliven: Enliven | undefined): StandingPage {
  const { head, title } = document;
  return {
    nodes: [...element.childNodes],
    title,
    description: head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    canonical: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    enliven,
  };
}
