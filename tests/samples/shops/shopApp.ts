import {transform} from 'sucrase';
import {appSources} from '@site/src/plugins/playground/appSources.ts';
import {appsOf, type PlayableApp, playableApp} from '@site/src/site/playableApps.ts';
import {docsVersions} from '@site/src/site/versions.ts';
import {root} from '../samples.ts';

type Module = Readonly<Record<string, unknown>>;

/** What the files of an app may import and call besides each other, by name. */
export type Surroundings = {
  readonly packages: Module;
  readonly globals: Module;
};

/** A fault that a test plants in a copy of a sample. */
export type Plant = readonly [file: string, from: string | RegExp, to: string];

/** An app that readers can copy, as files that run on a phone. */
export type ShopApp = {
  readonly name: string;
  readonly docs: string;
  readonly props: PlayableApp['props'];
  /** Runs a file as it is in a new process: what an earlier one remembered is gone. */
  readonly open: (surroundings: Surroundings) => (file: string) => Module;
  readonly entry: string;
  /** The only promises to look at; all without it. */
  readonly watched?: readonly string[];
};

/** The apps that a docs version shows. */
export const appNames = (docs: string): readonly string[] =>
  appsOf(docs)
    // The shop of the guides is written for versions that readers can run in the page.
    .filter(({pages}) => docs !== '2.6' || !pages)
    .map(({name}) => name);

/** Reads an app of a docs version, perhaps with a fault planted in its files. */
export function readApp(docs: string, name: string, plants: readonly Plant[] = []): ShopApp {
  const version = docsVersions.find((one) => one.version === docs);
  if (!version) throw new Error(`There is no docs version ${docs}.`);
  const app = playableApp(name);
  const sources = appSources(root, version, app);
  const compiled = new Map<string, string>();
  const compile = (file: string, text: string): string => {
    const known = compiled.get(file);
    if (known !== undefined) return known;
    const source = plants.filter(([where]) => where === file).reduce(planted, text);
    const {code} = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    compiled.set(file, code);
    return code;
  };
  const open = ({packages, globals}: Surroundings) => {
    const loaded = new Map<string, Module>();
    const load = (asked: string): Module => {
      const {name: file, text} = sources(asked);
      const known = loaded.get(file);
      if (known) return known;
      const module = {exports: {}};
      loaded.set(file, module.exports);
      const require = (path: string): unknown => {
        if (path.startsWith('./')) return load(path.slice(2));
        if (path in packages) return packages[path];
        throw new Error(`${file} imports "${path}", which no phone of the matrix has.`);
      };
      const names = ['require', 'module', 'exports', ...Object.keys(globals)];
      const program: unknown = Reflect.construct(Function, [...names, compile(file, text)]);
      if (typeof program !== 'function') throw new Error('A function is missing.');
      const values = [require, module, module.exports, ...Object.values(globals)];
      Reflect.apply(program, undefined, values);
      loaded.set(file, module.exports);
      return module.exports;
    };
    return load;
  };
  const {entry, props} = app;
  return {name, docs, props, entry, open};
}

function planted(text: string, [file, from, to]: Plant): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}, where a fault belongs.`);
  return changed;
}
