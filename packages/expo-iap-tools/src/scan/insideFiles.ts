import {type ModuleNames, modulesOf} from 'expo-iap-api-data/surface/modules';

/** A file inside the library, as two releases have it. */
export type InsideFile = {
  /** What the older release has there; nothing where it lacks the file, or is not installed. */
  readonly before: ModuleNames | undefined;
  /** Whether what the older release has inside is known. */
  readonly isBeforeKnown: boolean;
  readonly after: ModuleNames | undefined;
  /** The import of the file that has the same name but for its capitals, where this one is gone. */
  readonly renamed?: {readonly source: string; readonly names: ModuleNames};
};

const SOURCE = /^expo-iap\/(build|src)(?:\/(.+?))?(?:\.d)?(?:\.[jt]sx?)?$/;

/** Finds what an import of a file inside the library is about; nothing where no installed release answers. */
export function findInside(source: string, from: string, to: string): InsideFile | undefined {
  const [, folder, path] = SOURCE.exec(source) ?? [];
  const now = modulesOf(to);
  if (folder === undefined || !now) return undefined;
  const old = modulesOf(from);
  const file = path ?? 'index';
  const after = now.get(file);
  const same = after ? undefined : [...now].find(([name]) => isSameWord(name, file));
  return {
    before: old?.get(file),
    isBeforeKnown: old !== undefined,
    after,
    ...(same && {renamed: {source: `expo-iap/${folder}/${same[0]}`, names: same[1]}}),
  };
}

function isSameWord(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
