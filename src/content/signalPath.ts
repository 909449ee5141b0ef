/** The path of a signal, or of the record. */
export const signalPath = (page: number | 'record'): string => `/services/signals/${String(page)}`;
