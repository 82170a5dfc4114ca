import {number, object, record, text} from './readValue.ts';

const address = text();
const names = record(address);

const readVersion = object(({bundle, apps, sources}) => ({
  /** The script that the frame runs. */
  bundle: address(bundle),
  /** The compiled apps, by name. */
  apps: names(apps),
  /** What the files of the apps say, by name. */
  sources: names(sources),
}));

const readEditor = object(({script, styles}) => ({
  script: address(script),
  styles: address(styles),
}));

const readChecker = object(({script, types, bytes}) => ({
  script: address(script),
  /** The declarations that code for a line of releases is checked against. */
  types: names(types),
  bytes: number(bytes),
}));

const readFiles = object(({versions, editor, checker}) => ({
  versions: record(readVersion)(versions),
  /** What is loaded to edit a sample: a module and its styles. */
  editor: readEditor(editor),
  /** What is loaded to check types: a worker and the declarations of a version, and how many bytes both are as they are sent. */
  checker: readChecker(checker),
}));

/** Where the files of the playground are, below the base URL. */
export type PlaygroundFiles = ReturnType<typeof readFiles>;

/** The files of one app of a version. */
export type AppFiles = ReturnType<typeof findFiles>;

/** The type checker for one version; `bytes` is what both files load. */
export type CheckerFiles = ReturnType<typeof checkerOf>;

/** Finds the files of an app; throws an error when there is no such version or app. */
export function findFiles(data: unknown, version: string, app: string) {
  const {versions, editor, checker} = readFiles(data);
  const own = versions[version];
  if (!own) throw new Error(`No sample of ${version} can run in a page.`);
  const [compiled, source] = [own.apps[app], own.sources[app]];
  if (compiled === undefined || source === undefined)
    throw new Error(`There is no app "${app}" of ${version} to run.`);
  return {bundle: own.bundle, app: compiled, source, editor, checker: checkerOf(checker, version)};
}

function checkerOf({script, types, bytes}: PlaygroundFiles['checker'], version: string) {
  const own = types[version];
  if (own === undefined) throw new Error(`No code of ${version} can be checked in a page.`);
  return {script, types: own, bytes};
}
