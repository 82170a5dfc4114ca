/** Commits up to this one were written before subjects had a rule. Move it only past what is already on `main`. */
export const BASE = '98a18ffe5ddda758f3b86d7f8ace2e8d7a41bdb0';
