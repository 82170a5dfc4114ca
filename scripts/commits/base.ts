/** Commits up to this one were written before subjects had a rule. Move it only past what is already on `main`. */
export const BASE = '8a399f25a46a927fb32e79f1eb5cc7107e869066';
