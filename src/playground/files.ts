import * as v from 'valibot';

const names = v.record(v.string(), v.string());

const list = v.object({
  versions: v.record(
    v.string(),
    v.object({
      /** The script that the frame runs. */
      bundle: v.string(),
      /** The compiled apps, by name. */
      apps: names,
      /** What the files of the apps say, by name. */
      sources: names,
      /** The declarations that the code of an app is checked against. */
      types: v.string(),
    }),
  ),
  /** What someone loads who edits a sample: a module and its styles. */
  editor: v.object({script: v.string(), styles: v.string()}),
  /** What someone loads who checks types: a worker; `bytes` counts the declarations too, as they are sent. */
  checker: v.object({script: v.string(), bytes: v.number()}),
});

/** Where the files of the playground are, below the base URL. */
export type PlaygroundFiles = v.InferOutput<typeof list>;

/** The files of one app of a version. */
export type AppFiles = {
  readonly bundle: string;
  readonly app: string;
  readonly source: string;
  readonly types: string;
} & Pick<PlaygroundFiles, 'editor' | 'checker'>;

/** Finds the files of an app; fails with a sentence when there is no such version or app. */
export function findFiles(data: unknown, version: string, app: string): AppFiles {
  const {versions, editor, checker} = v.parse(list, data);
  const own = versions[version];
  if (!own) throw new Error(`No sample of ${version} can run in a page.`);
  const [compiled, source] = [own.apps[app], own.sources[app]];
  if (compiled === undefined || source === undefined)
    throw new Error(`There is no app "${app}" of ${version} to run.`);
  return {bundle: own.bundle, types: own.types, app: compiled, source, editor, checker};
}
