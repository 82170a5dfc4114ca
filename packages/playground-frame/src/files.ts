import {number, object, record, text} from './readValue.ts';

const address = text();
const names = record(address);

const readVersion = object(({bundle, apps, sources, types}) => ({
  /** The script that the frame runs. */
  bundle: address(bundle),
  /** The compiled apps, by name. */
  apps: names(apps),
  /** What the files of the apps say, by name. */
  sources: names(sources),
  /** The declarations that the code of an app is checked against. */
  types: address(types),
}));

const readEditor = object(({script, styles}) => ({
  script: address(script),
  styles: address(styles),
}));

const readChecker = object(({script, bytes}) => ({script: address(script), bytes: number(bytes)}));

const readFiles = object(({versions, editor, checker}) => ({
  versions: record(readVersion)(versions),
  /** What is loaded to edit a sample: a module and its styles. */
  editor: readEditor(editor),
  /** What is loaded to check types: a worker; `bytes` includes the declarations, in the size in which they are sent. */
  checker: readChecker(checker),
}));

/** Where the files of the playground are, below the base URL. */
export type PlaygroundFiles = ReturnType<typeof readFiles>;

/** The files of one app of a version. */
export type AppFiles = {
  readonly bundle: string;
  readonly app: string;
  readonly source: string;
  readonly types: string;
} & Pick<PlaygroundFiles, 'editor' | 'checker'>;

/** Finds the files of an app; throws an error when there is no such version or app. */
export function findFiles(data: unknown, version: string, app: string): AppFiles {
  const {versions, editor, checker} = readFiles(data);
  const own = versions[version];
  if (!own) throw new Error(`No sample of ${version} can run in a page.`);
  const [compiled, source] = [own.apps[app], own.sources[app]];
  if (compiled === undefined || source === undefined)
    throw new Error(`There is no app "${app}" of ${version} to run.`);
  return {bundle: own.bundle, types: own.types, app: compiled, source, editor, checker};
}
