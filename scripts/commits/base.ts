/** Commits up to this one were written before subjects had a rule. Move it only past what is already on `main`. */
export const BASE = '77ae9135a6ef0bdcbdadc876cfc5a30e45359317';
