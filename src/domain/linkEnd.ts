/** The last key of a link that is meant to be shared. A link that was cut on its way lacks it. */
export const LINK_END = 'end';
