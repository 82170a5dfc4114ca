import * as v from 'valibot';

const files = v.record(
  v.string(),
  v.object({
    /** The script that the frame runs. */
    bundle: v.string(),
    /** The compiled apps, by name. */
    apps: v.record(v.string(), v.string()),
  }),
);

/** Where the files of the playground are, below the base URL, by docs version. */
export type PlaygroundFiles = v.InferOutput<typeof files>;

/** The file that says so; its own name never changes. */
export const LIST_OF_FILES = 'play/files.json';

/** Reads the list for one version; fails with a sentence when it has no such version or app. */
export function readFiles(
  list: unknown,
  version: string,
): {readonly bundle: string; readonly appOf: (app: string) => string} {
  const own = v.parse(files, list)[version];
  if (!own) throw new Error(`No sample of ${version} can run in a page.`);
  const appOf = (app: string): string => {
    const file = own.apps[app];
    if (file === undefined) throw new Error(`There is no app "${app}" of ${version} to run.`);
    return file;
  };
  return {bundle: own.bundle, appOf};
}
