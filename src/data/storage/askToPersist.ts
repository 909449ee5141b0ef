/** Missing over plain HTTP and outside browsers, despite its type */
const { navigator: { storage } = {} } = globalThis as { readonly navigator?: Partial<Navigator> };

/** Asks the browser not to delete stored data when space runs out. It may refuse. */
export function askToPersist(): void {
  storage?.persist().catch(() => undefined);
}
