import { createKeyValueStore } from './keyValueStore';
import { report } from '@/data/report';

/** This browser's localStorage, found when it is first used. */
export const browserStore = createKeyValueStore(() => globalThis.localStorage, report.warning);
