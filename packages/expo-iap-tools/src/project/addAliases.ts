import {dirname, relative, resolve} from 'node:path';
import {withoutEnding} from '../scan/program/paths.ts';
import {slashed} from './findProject.ts';
import type {Source} from './readSources.ts';
import {makeTsconfigFinder, type ModulePaths} from './readTsconfig.ts';
import {type WorkspacePackages, workspaceTargets} from './workspacePackages.ts';

/** What could be the source of an import. */
const QUOTED = /(?=['"`]([^'"`\n]+)['"`])/g;

/** Says of each file what its imports mean by `paths` and `baseUrl` of its tsconfig.json, and by packages of the same repository. */
export function addAliases(
  sources: readonly Source[],
  root: string,
  packages: WorkspacePackages,
): readonly Source[] {
  const configOf = makeTsconfigFinder();
  const modules = new Set(sources.map(({name}) => withoutEnding(name)));
  return sources.map((source) => {
    const config = configOf(dirname(source.path));
    const hasPaths = config && (config.baseUrl !== undefined || config.paths.size > 0);
    if (!hasPaths && packages.size === 0) return source;
    const imported = new Set([...source.text.matchAll(QUOTED)].map(([, text = '']) => text));
    const aliases = new Map<string, string>();
    for (const text of imported) {
      if (/^\.|\s/.test(text)) continue;
      const targets = config ? targetsOf(text, config) : [];
      const found = [...targets, ...workspaceTargets(text, packages)]
        .map((target) => withoutEnding(slashed(relative(root, target))))
        .find((name) => modules.has(name));
      if (found !== undefined) aliases.set(text, found);
    }
    return aliases.size > 0 ? {...source, aliases} : source;
  });
}

/** The paths that an import can mean, the best first. */
function targetsOf(source: string, {paths, baseUrl}: ModulePaths): readonly string[] {
  const matches = [...paths].flatMap(([pattern, targets]) => {
    const star = pattern.indexOf('*');
    if (star < 0) return pattern === source ? [{length: Infinity, targets}] : [];
    const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
    const isLong = source.length >= start.length + end.length;
    if (!isLong || !source.startsWith(start) || !source.endsWith(end)) return [];
    const rest = source.slice(start.length, source.length - end.length);
    // A function, because a replacement could contain the signs that mean something in one.
    return [{length: start.length, targets: targets.map((each) => each.replace('*', () => rest))}];
  });
  const [best] = matches.toSorted((left, right) => right.length - left.length);
  return [...(best?.targets ?? []), ...(baseUrl === undefined ? [] : [resolve(baseUrl, source)])];
}
