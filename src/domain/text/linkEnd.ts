/** The last key of a link that is meant to be shared. A link that arrives without it was cut off on the way. */
export const LINK_END_KEY = 'end';
