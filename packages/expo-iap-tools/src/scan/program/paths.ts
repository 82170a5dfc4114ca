/** The name of a module without what an import leaves out. */
export function withoutEnding(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}

/** A file with imports. */
export type Importer = {
  readonly name: string;
  /** What imports mean by the `paths` of a project, as names of modules without an ending; dropped files have none. */
  readonly aliases?: ReadonlyMap<string, string>;
};

/** Finds the file that an import means; files that were dropped have no folders, so names are enough. */
export function resolvePath(
  {name: from, aliases}: Importer,
  source: string,
  modules: ReadonlyMap<string, unknown>,
): string | undefined {
  const alias = aliases?.get(source);
  if (alias !== undefined && modules.has(alias)) return alias;
  if (!/^[.@~]/.test(source)) return undefined;
  const steps = [...from.split('/').slice(0, -1), ...source.split('/')].filter(
    (step) => step !== '.',
  );
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else path.push(step);
  }
  const exact = withoutEnding(path.join('/'));
  if (modules.has(exact)) return exact;
  const last = withoutEnding(source.split('/').at(-1) ?? '');
  const similar = [...modules.keys()].filter((name) => name === last || name.endsWith(`/${last}`));
  return similar.length === 1 ? similar[0] : undefined;
}
