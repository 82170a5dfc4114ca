/** Keys that do the same, and what they do. */
export type Shortcut = {readonly keys: readonly string[]; readonly effect: string};

/** Every shortcut of the site. */
export const shortcuts: readonly Shortcut[] = [
  {keys: ['/', 'Ctrl K', '⌘ K'], effect: 'Search'},
  {keys: ['↑', '↓'], effect: 'Choose among the results of a search'},
  {keys: ['Enter'], effect: 'Open the chosen result'},
  {keys: ['Escape'], effect: 'Close the search, the menu or this list'},
  {keys: ['?'], effect: 'Show this list'},
];
