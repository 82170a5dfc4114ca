import {choiceKey} from './readChoice.ts';

/** Keeps a choice for the next visit, as far as the browser lets us. */
export function rememberChoice(
  kind: string,
  tab: string,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  try {
    storage?.setItem(choiceKey(kind), tab);
  } catch {
    // Full or forbidden: the choice then lasts as long as the page.
  }
}
