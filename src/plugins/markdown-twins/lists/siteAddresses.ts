import type {TwinSite, TwinVersion} from '../twinTypes.ts';

/** Where the lists and the data of a version lie, as paths on the site. */
export type VersionPaths = {
  readonly list: string;
  readonly full: string;
  readonly surface: string;
  readonly errors: string;
};

/** Returns the paths of what machines read about a version. */
export function versionPaths({baseUrl}: TwinSite, {root, entry}: TwinVersion): VersionPaths {
  return {
    list: `${root}/llms.txt`,
    full: `${root}/llms-full.txt`,
    surface: `${baseUrl}data/${entry.version}/surface.json`,
    errors: `${baseUrl}data/${entry.version}/errors.json`,
  };
}
