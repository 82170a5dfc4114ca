type Names = Readonly<Record<string, string>>;

/** Where the files of the playground are, below the base URL: the build writes it, and nobody else. */
export type PlaygroundFiles = {
  /** The script that the frame runs; the compiled apps and what the files of the apps say, by name. */
  readonly versions: Readonly<
    Record<string, {readonly bundle: string; readonly apps: Names; readonly sources: Names}>
  >;
  /** What is loaded to edit a sample: a module and its styles. */
  readonly editor: {readonly script: string; readonly styles: string};
  /** What is loaded to check types: a worker and the declarations of a version, and how many bytes both are as they are sent. */
  readonly checker: {readonly script: string; readonly types: Names; readonly bytes: number};
};

/** The files of one app of a version. */
export type AppFiles = ReturnType<typeof findFiles>;

/** Finds the files of an app; throws an error when there is no such version or app. */
export function findFiles(
  {versions, editor, checker}: PlaygroundFiles,
  version: string,
  app: string,
) {
  const own = versions[version];
  const types = checker.types[version];
  if (!own || types === undefined) throw new Error(`No sample of ${version} can run in a page.`);
  const [compiled, source] = [own.apps[app], own.sources[app]];
  if (compiled === undefined || source === undefined)
    throw new Error(`There is no app "${app}" of ${version} to run.`);
  return {bundle: own.bundle, app: compiled, source, editor, checker: {...checker, types}};
}
