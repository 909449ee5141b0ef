import { createContext } from 'react';

/** Whether it is known that no webinar is going on or to come; false in prerendered pages and until it is. */
export const NoWebinarContext = createContext(false);
