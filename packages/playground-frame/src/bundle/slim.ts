import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';

/** Parts of packages that a bundle does not need, by their path in node_modules, and what takes their place. */
export type Replacements = ReadonlyMap<string, string | typeof UNUSED>;

/** Code that is never called: each name that it exports becomes an empty function. */
export const UNUSED = Symbol('unused');

/** Puts the replacements in; fails for one whose file the bundle does not have. */
export function slim(replacements: Replacements): Plugin {
  return {
    name: 'slim',
    setup(bundler) {
      const open = new Set(replacements.keys());
      bundler.onLoad({filter: /node_modules/}, ({path}) => {
        const file = path.split('/node_modules/').at(-1) ?? '';
        const replacement = replacements.get(file);
        open.delete(file);
        if (replacement === undefined) return undefined;
        return {
          contents: replacement === UNUSED ? emptyExports(path) : replacement,
          loader: 'js',
        };
      });
      bundler.onEnd(() => {
        if (open.size === 0) return;
        throw new Error(
          `The bundle no longer has ${[...open].join(', ')}: adapt what packages/playground-frame/src/bundle replaces.`,
        );
      });
    },
  };
}

function emptyExports(path: string): string {
  const code = readFileSync(path, 'utf8');
  const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
    ([, name]) => `export function ${name}() {}`,
  );
  const others = /^export default/m.test(code) ? ['export default class {}'] : [];
  return [...names, ...others].join('\n');
}
