import {basename, dirname, join, relative} from 'node:path';
import {checkSources} from '../check/checkSources.ts';
import type {CheckFinding} from '../check/finding.ts';
import {siteAddress} from '../data/site.ts';
import {leaveOut} from '../ignored/leaveOut.ts';
import {addAliases} from '../project/addAliases.ts';
import {findProject, slashed} from '../project/findProject.ts';
import {type ListedProject, listProject} from '../project/listProject.ts';
import {readSources, type Source} from '../project/readSources.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import type {Release} from '../release/release.ts';
import {reachOf} from '../scan/program/reach.ts';
import {isPlain} from '../scan/syntax/attempt.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** A project as it is on the disk. */
type View = ListedProject & {
  readonly release: Release;
  readonly sources: readonly Source[];
  /** What is found in it, once somebody asks. */
  found?: readonly CheckFinding[];
};

/** After this pause, in milliseconds, somebody can have written another file; a run over many files has none. */
const PAUSE = 2000;

const views = new Map<string, View>();
let lastCall = 0;

/** What a check of the project around a file finds in it; its text can be newer than the disk, or not be there at all. */
export function findingsIn(file: string, text: string): readonly CheckFinding[] {
  try {
    return foundIn(file, text);
  } catch (error) {
    if (!(error instanceof CannotAnswer)) throw error;
    // In each file with the library: a rule that throws would end the run for all files.
    if (!/['"]expo-iap['"/]/.test(text)) return [];
    const link = siteAddress('/tools/upgrade');
    return [{file, line: 1, column: 1, rule: 'missing-name', message: error.message, link}];
  }
}

function foundIn(file: string, text: string): readonly CheckFinding[] {
  const {cwd, folder} = findProject(dirname(file), []);
  const view = viewOf(folder);
  const path = join(cwd, basename(file));
  const name = slashed(relative(view.project.root, path));
  const typed = {path, name, text, hasMark: false, isExact: true};
  const own = findingsOf(view, typed).filter((finding) => finding.file === name);
  return leaveOut(own, {sources: [typed], idOf: ({rule}) => rule}).kept;
}

function findingsOf(view: View, typed: Source): readonly CheckFinding[] {
  const saved = view.sources.find(({name}) => name === typed.name);
  if (saved?.text === typed.text) return (view.found ??= checkAll(view, view.sources));
  const others = view.sources.filter((source) => source !== saved);
  return checkAll(view, [...others, typed], typed.name);
}

/** Checks files, or of these only one with what it can depend on: what it imports, and who can call it. */
function checkAll({project, packages, release}: View, sources: readonly Source[], only?: string) {
  const files = addAliases(sources, project.root, packages);
  const all = files.map((file) => ({...file, plain: isPlain(file.name)}));
  const {needed, withImporters, withImports} = reachOf(all);
  const around = withImports(withImporters(all.filter(({name}) => name === only)));
  const checked = only === undefined ? needed : needed.filter((file) => around.has(file));
  return checkSources(checked, release).findings;
}

function viewOf(folder: string): View {
  const known = views.get(folder);
  const isFresh = Date.now() - lastCall < PAUSE;
  lastCall = Date.now();
  if (known && isFresh) return known;
  const release = chooseRelease(undefined, folder);
  const listed = listProject(folder, []);
  const {sources} = readSources(listed.all.sources, listed.project.root);
  const isSame =
    known?.release.patch === release.patch &&
    known.sources.length === sources.length &&
    sources.every(({name, text}, at) => {
      const before = known.sources[at];
      return before?.name === name && before.text === text;
    });
  const view: View = {
    ...{...listed, sources, release},
    ...(isSame && known?.found && {found: known.found}),
  };
  views.set(folder, view);
  return view;
}
