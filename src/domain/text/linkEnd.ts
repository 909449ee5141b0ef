/** The last key of a link that is meant to be shared. A link without it was cut on its way. */
export const LINK_END = 'end';
