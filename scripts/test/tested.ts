import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {codeFiles} from '../../src/cache/codeKey.ts';
import {moduleGraph, REPOSITORY} from '../../src/cache/moduleGraph.ts';
import {writeFileAtomic} from '../../src/cache/writeFileAtomic.ts';
import type {Suite, TestStep} from './steps.ts';

/** What has passed, and with which files. */
export type Tested = {
  /** The step, without the suites that passed with the same files unless all are to run; nothing when that leaves none. */
  readonly choose: (step: TestStep, all?: boolean) => readonly TestStep[];
  /** Notes that every suite of a step passed. */
  readonly passed: (step: TestStep) => void;
};

const CODE = /\.[cm]?[jt]sx?$/;
/** What tools write beside the sources. */
const WRITTEN = /^(?:node_modules|dist.*|\.cache)$/;
/** Settings of every suite; the releases of packages are a part of every key anyway. */
const SETTINGS = ['package.json', 'vitest.config.mts', 'tsconfig.json'];

/** Opens the record of suites that passed: one file each, with the key of what they were run on. */
export function openTested(root = REPOSITORY): Tested {
  // The files of a suite as they were before it ran: what is edited meanwhile was not tested.
  const keys = new Map<string, string>();
  const keyOf = (suite: Suite): string => {
    const key = keys.get(suite.name) ?? suiteKey(suite, root);
    keys.set(suite.name, key);
    return key;
  };
  const fileOf = ({name}: Suite): string => join(root, '.cache/tested', name);
  const hasPassed = (suite: Suite): boolean => {
    const key = keyOf(suite);
    return existsSync(fileOf(suite)) && readFileSync(fileOf(suite), 'utf8') === key;
  };
  return {
    choose: (step, all = false) => {
      const {suites} = step;
      if (!suites) return [step];
      const changed = suites.filter((suite) => !hasPassed(suite) || all);
      const same = suites.filter((suite) => !changed.includes(suite));
      if (same.length > 0)
        console.info(
          `== ${step.name}: ${same.map(({name}) => name).join(', ')} passed before and nothing of it has changed (--all runs it again)\n`,
        );
      return changed.length > 0 ? [{...step, suites: changed}] : [];
    },
    passed: ({suites = []}) => {
      for (const suite of suites) writeFileAtomic(fileOf(suite), keyOf(suite));
    },
  };
}

/** A key of Node and of all that a suite reads: its folders, the packages it imports as a whole, and other modules. */
export function suiteKey({folders}: Suite, root: string): string {
  const own = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const modules = moduleGraph(
    own.filter((file) => CODE.test(file)),
    root,
    true,
  );
  const packages = new Set(
    modules.flatMap((file) => /^packages[\\/][^\\/]+/.exec(relative(root, file))?.[0] ?? []),
  );
  const files = new Set([
    ...own,
    ...modules,
    ...[...packages].flatMap((folder) => filesBelow(join(root, folder))),
    ...SETTINGS.map((file) => join(root, file)),
    ...codeFiles([], root),
  ]);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files].sort())
    if (existsSync(file)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (WRITTEN.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
