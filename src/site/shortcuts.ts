/** Keys that do the same, written as in `aria-keyshortcuts`, and what they do. */
export type Shortcut = {readonly keys: readonly string[]; readonly effect: string};

/**
 * What keys do on every page, while scripts are on their way as well as later. The list of shortcuts shows this table,
 * controls name their keys from it, src/inline/keys.ts finds a control by them, and tests press each one.
 */
export const shortcuts = {
  search: {keys: ['/', 'Control+K', 'Meta+K'], effect: 'Search'},
  choose: {keys: ['ArrowUp', 'ArrowDown'], effect: 'Move through the search results'},
  open: {keys: ['Enter'], effect: 'Open the selected result'},
  close: {keys: ['Escape'], effect: 'Close the search, the menu or this list'},
  list: {keys: ['?'], effect: 'Show this list'},
} as const satisfies Record<string, Shortcut>;

/** What is printed on a key where it differs from its name. */
const printed: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Returns keys that are pressed together as readers know them: `Ctrl K`. */
export function keyLabel(keys: string): string {
  return keys
    .split('+')
    .map((key) => printed[key] ?? key)
    .join(' ');
}

/** Returns the value of `aria-keyshortcuts` for a control that has a shortcut. */
export function ariaKeys({keys}: Shortcut): string {
  return keys.join(' ');
}
