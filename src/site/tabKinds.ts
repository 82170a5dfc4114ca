/** What readers choose between, and what the choice is called. */
export const tabKinds = {
  platform: {name: 'Platform', tabs: {ios: 'iOS', android: 'Android'}},
  manager: {
    name: 'Package manager',
    tabs: {expo: 'npx expo', npm: 'npm', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun'},
  },
} as const satisfies Record<string, TabKind>;

type TabKind = {readonly name: string; readonly tabs: Readonly<Record<string, string>>};

/** The tabs of a kind by their ids; fails with the kinds that exist. */
export function tabKind(kind: string): TabKind {
  const known: Readonly<Record<string, TabKind | undefined>> = tabKinds;
  const found = Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (found) return found;
  const names = Object.keys(known).join(', ');
  throw new Error(`There are no tabs of kind "${kind}". Write one of: ${names}.`);
}

/** What a tab shows as its name; fails with the tabs of its kind. */
export function tabName(kind: string, of: string): string {
  const {tabs} = tabKind(kind);
  const name = Object.hasOwn(tabs, of) ? tabs[of] : undefined;
  if (name !== undefined) return name;
  const ids = Object.keys(tabs).join(', ');
  throw new Error(`Tabs of kind "${kind}" have no tab "${of}". Write one of: ${ids}.`);
}
