/** Pixels below the top of the window: a heading that a reader jumps to lands just above, below the bars. */
export const READING_LINE = 160;
