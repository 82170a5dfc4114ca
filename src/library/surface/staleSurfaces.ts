import {surfacePath, surfaceText} from './surfaceFile.ts';
import type {Surface} from './surfaceTypes.ts';

/** Command that writes the surface files anew. */
export const UPDATE_COMMAND = 'npm run update:surface';

/** A surface file that must be written anew. */
export type StaleSurface = {
  readonly path: string;
  readonly text: string;
  /** What is wrong, and what to do. */
  readonly problem: string;
};

/** Finds the surface files whose content is not what the packages and the history give. */
export function staleSurfaces(
  surfaces: readonly Surface[],
  read: (path: string) => string | undefined,
): readonly StaleSurface[] {
  return surfaces.flatMap((surface) => {
    const path = surfacePath(surface.version);
    const text = surfaceText(surface);
    const found = read(path);
    if (found === text) return [];
    const state = found === undefined ? 'the file is missing' : 'the file is out of date';
    return [{path, text, problem: `${path}: ${state}. Run "${UPDATE_COMMAND}" and commit it.`}];
  });
}
