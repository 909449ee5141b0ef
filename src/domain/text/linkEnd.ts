/** The last key of a link that is meant to be shared. A link without it was cut off on its way. */
export const LINK_END_KEY = 'end';
