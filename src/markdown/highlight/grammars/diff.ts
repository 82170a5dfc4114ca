import type {Prism} from 'prism-react-renderer';

/** A unified diff: whole lines that were added, taken away or that name a place. */
export const diff: Prism.Grammar = {
  coord: /^(?:@@|diff |index |--- |\+\+\+ ).*/m,
  deleted: /^-.*/m,
  inserted: /^\+.*/m,
};
