import modules from './modules.json' with {type: 'json'};

/** Names by the patches that have them, each list with spaces between. */
type NamesByPatches = Readonly<Record<string, string>>;

/** What a file inside the library exports. */
type ModuleExports = {
  /** What exists when the program runs. */
  readonly values: NamesByPatches;
  /** What annotations can name: a class or an enum is both. */
  readonly types: NamesByPatches;
};

/** Which file inside the installed releases exports which names: `build/` and `src/` have the same. */
export type LibraryModules = {
  /** The releases that were read, oldest first. */
  readonly patches: readonly string[];
  /** By the path of a file without folder and ending. */
  readonly modules: Readonly<Record<string, ModuleExports>>;
};

/** What a file exports in one release. */
export type ModuleNames = {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
};

const read: LibraryModules = modules;

/** The names that each file inside a release exports; nothing for a release that is not installed. */
export function modulesOf(patch: string): ReadonlyMap<string, ModuleNames> | undefined {
  if (!read.patches.includes(patch)) return undefined;
  return new Map(
    Object.entries(read.modules).flatMap(([file, {values, types}]) => {
      const names = {values: namesIn(values, patch), types: namesIn(types, patch)};
      return names.values.size + names.types.size > 0 ? [[file, names] as const] : [];
    }),
  );
}

function namesIn(groups: NamesByPatches, patch: string): ReadonlySet<string> {
  const having = Object.entries(groups).filter(([patches]) => patches.split(' ').includes(patch));
  return new Set(having.flatMap(([, names]) => names.split(' ')));
}
