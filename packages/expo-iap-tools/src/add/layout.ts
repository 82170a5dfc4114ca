import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackedItem, RegistryFile} from '../data/registry.ts';
import {fieldOf, LISTS, readJson} from '../project/readJson.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** How a project lays out its code. */
export type Layout = {
  readonly folder: string;
  /** The folder of its code: `src/`, or nothing. */
  readonly base: string;
  /** Whether files below `app/` are routes of expo-router. */
  readonly hasRoutes: boolean;
  readonly isTyped: boolean;
  /** Whether its package.json asks for a package. */
  readonly lists: (name: string) => boolean;
};

/** Looks at the folder with the package.json. */
export function layoutOf(folder: string): Layout {
  const has = (name: string): boolean => existsSync(join(folder, name));
  if (!has('package.json'))
    throw new CannotAnswer(
      `No package.json is in ${folder} or above it. Run this in the folder of a project.`,
    );
  const manifest = readJson(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!(manifest instanceof Map))
    throw new CannotAnswer(
      `${join(folder, 'package.json')} isn’t valid JSON, so nothing was written. Correct it, and run the command again.`,
    );
  const lists = (name: string): boolean =>
    LISTS.some((list) => fieldOf(fieldOf(manifest, list), name) !== undefined);
  const isRouted = lists('expo-router');
  // Where both exist, expo-router reads the one that is not in src.
  const base = has('src') && !(isRouted && has('app')) ? 'src/' : '';
  const hasRoutes = isRouted && has(`${base}app`);
  return {folder, base, hasRoutes, isTyped: has('tsconfig.json'), lists};
}

/** A file with its place in a project, from the project's folder. */
export type PlacedFile = {readonly name: string; readonly content: string};

/** The files of an item where the project has its own; routes only where something reads them. */
export function placeFiles(
  {files, javascript}: PackedItem,
  {base, hasRoutes, isTyped}: Layout,
): readonly PlacedFile[] {
  const place = ({target, content}: RegistryFile): readonly PlacedFile[] => {
    // What is outside of the code names files in it from the project's folder.
    if (target.startsWith('~/'))
      return [{name: target.slice(2), content: content.replaceAll(`'./iap/`, `'./${base}iap/`)}];
    if (target.startsWith('app/') && !hasRoutes) return [];
    return [{name: base + target, content}];
  };
  return (isTyped ? files : javascript).flatMap(place);
}
