import type {AppFile} from '../protocol.ts';
import {GuardedFunction} from './noNewCode.ts';
import {Stopped} from './tick.ts';

/** Names that code of the app sees instead of the browser's. */
export type AppGlobals = Readonly<Record<string, unknown>>;

type Exports = Record<string, unknown>;
type Module = {exports: Exports};

/** Evaluates the files of an app as a bundler would: each once, in the order in which they ask for each other. */
export function loadModules(
  files: readonly AppFile[],
  packages: ReadonlyMap<string, unknown>,
  globals: AppGlobals,
): (name: string) => Exports {
  const loaded = new Map<string, Module>();
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const file = files.find((one) => one.name.replace(/\.\w+$/, '') === name);
    if (!file) throw new Error(`There is no file "${name}" in this sample.`);
    const module: Module = {exports: {}};
    loaded.set(name, module);
    const names = ['require', 'module', 'exports', ...Object.keys(globals)];
    // Strict: otherwise code could replace the tick through `arguments`.
    const code = `'use strict';${file.code}\n//# sourceURL=${file.name}`;
    const run = toFunction(file.name, names, code);
    Reflect.apply(run, undefined, [requirePart, module, module.exports, ...Object.values(globals)]);
    return module.exports;
  };
  const requirePart = (name: string): unknown => {
    if (name.startsWith('./')) return load(name.slice(2).replace(/\.\w+$/, ''));
    const found = packages.get(name);
    if (found !== undefined) return found;
    throw new Error(`not simulated: the module "${name}"`);
  };
  return load;
}

/** The frame's policy allows this and nothing else: no network, no storage, no way out. */
function toFunction(file: string, names: readonly string[], code: string) {
  try {
    return new GuardedFunction(...names, code);
  } catch (error) {
    if (error instanceof SyntaxError) error.message = `${error.message} (${file})`;
    throw error;
  }
}

/** Lines that `new Function` writes above the code. */
const HEAD = 2;

/** Says what went wrong in an app, and for code that the reader can see, in which line. */
export function explainError(error: unknown, isVisible: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const said = error instanceof Stopped ? error.message : `${error.name}: ${error.message}`;
  const [, file, line] = /([\w-]+\.tsx?):(\d+):\d+/.exec(error.stack ?? '') ?? [];
  if (!isVisible || file === undefined) return said;
  return `${said} (${file}, line ${Number(line) - HEAD})`;
}
