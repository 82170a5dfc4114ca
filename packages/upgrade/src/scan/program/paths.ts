/** The name of a module without what an import leaves out. */
export function withoutEnding(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}

/** Finds the file that a relative import means; files that were dropped have no folders, so names are enough. */
export function resolvePath(
  from: string,
  source: string,
  modules: ReadonlyMap<string, unknown>,
): string | undefined {
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
