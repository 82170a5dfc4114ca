import {addTo} from '../groups.ts';

/** The name of a module without what an import leaves out. */
export function withoutEnding(name: string): string {
  return name.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
}

/** The last part of a path, by which files find each other where their folders are unknown. */
export function lastOf(path: string): string {
  return withoutEnding(path).split('/').at(-1) ?? path;
}

/** A file with imports. */
export type Importer = {
  readonly name: string;
  /** What imports mean by the `paths` of a project, as names of modules without an ending; dropped files have none. */
  readonly aliases?: ReadonlyMap<string, string>;
};

/** Finds the file that an import means. */
export type FindFile<File> = (from: Importer, source: string) => File | undefined;

/** Finds files by what imports call them; those that were dropped have no folders, so names are enough. */
export function fileFinder<File extends Importer>(files: readonly File[]): FindFile<File> {
  const byName = new Map(files.map((file) => [withoutEnding(file.name), file]));
  const byLast = new Map<string, File[]>();
  for (const file of byName.values()) addTo(byLast, lastOf(file.name), file);
  return ({name, aliases}, source) => {
    const alias = byName.get(aliases?.get(source) ?? '');
    if (alias || !/^[.@~]/.test(source)) return alias;
    const path: string[] = [];
    for (const step of [...name.split('/').slice(0, -1), ...source.split('/')]) {
      if (step === '..') path.pop();
      else if (step !== '.') path.push(step);
    }
    const found = byName.get(withoutEnding(path.join('/')));
    if (found) return found;
    // No file takes from itself what has its name: that is in a package.
    const similar = (byLast.get(lastOf(source)) ?? []).filter((file) => file.name !== name);
    return similar.length === 1 ? similar[0] : undefined;
  };
}
