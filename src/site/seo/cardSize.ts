/** The size of every card image, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
