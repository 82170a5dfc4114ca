import type {SourceFile} from './parseFiles.ts';

/** What looking at files shows, and the files that it leaves out because they need more stack than there is. */
export type WithinStack<Result> = {
  readonly result: Result;
  readonly deep: readonly SourceFile[];
};

type Look<Result> = (files: readonly SourceFile[]) => Result;

/** Looks at files, without those that are nested too deeply when that is what stops it. */
export function withinStack<Result>(
  files: readonly SourceFile[],
  look: Look<Result>,
): WithinStack<Result> {
  const all = attempt(files, look);
  if (all) return {...all, deep: []};
  const alone = new Set(deepOf(files, look));
  const rest = files.filter((file) => !alone.has(file));
  const others = attempt(rest, look);
  if (others) return {...others, deep: [...alone]};
  // None stops it alone, and together they do.
  const kept: SourceFile[] = [];
  const deep = deepOf(rest, look, kept);
  return {result: look(kept), deep: [...alone, ...deep]};
}

/**
 * Finds in files that stop a look those that stop it alone, or with those that are `kept` so far, by halves: thousands
 * one by one would take minutes.
 */
function deepOf<Result>(
  files: readonly SourceFile[],
  look: Look<Result>,
  kept?: SourceFile[],
): readonly SourceFile[] {
  if (files.length === 1) return files;
  const middle = Math.ceil(files.length / 2);
  return [files.slice(0, middle), files.slice(middle)].flatMap((half) => {
    if (half.length > 0 && !attempt([...(kept ?? []), ...half], look))
      return deepOf(half, look, kept);
    kept?.push(...half);
    return [];
  });
}

function attempt<Result>(
  files: readonly SourceFile[],
  look: Look<Result>,
): {readonly result: Result} | undefined {
  try {
    return {result: look(files)};
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
