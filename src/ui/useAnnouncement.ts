import { useDebounced } from './useDebounced';

const ANNOUNCED_AFTER_MS = 500;

/** A value for a live region: announced once it stays the same, not with every letter typed. */
export const useAnnouncement = <T>(value: T): T => useDebounced(value, ANNOUNCED_AFTER_MS);
