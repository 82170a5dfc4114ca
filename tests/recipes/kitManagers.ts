/** A package manager, as a package of npm, so that no machine needs to have it. */
export type KitManager = {
  readonly name: string;
  /** How the line of the page begins. */
  readonly line: string;
  readonly run: string;
};

const usual: readonly KitManager[] = [
  {name: 'yarn 1', line: 'yarn add', run: 'npx --yes yarn@1.22.22'},
  {name: 'pnpm 12', line: 'pnpm add', run: 'npx --yes pnpm@12'},
];
const others: readonly KitManager[] = [
  {name: 'yarn 4', line: 'yarn add', run: 'npx --yes @yarnpkg/cli-dist@4'},
  {name: 'bun', line: 'bun add', run: 'npx --yes bun@1'},
];

/** bun alone weighs 100 MB, so the others are left to who asks for all. */
export const kitManagers: readonly KitManager[] =
  process.env['KIT_PROJECTS'] === 'all' ? [...usual, ...others] : usual;
