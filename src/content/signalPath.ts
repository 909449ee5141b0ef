/** The page of one signal, or of the whole record. */
export const signalPath = (page: number | 'record'): string => `/services/signals/${String(page)}`;
