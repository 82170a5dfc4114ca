import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {site} from 'expo-iap-upgrade/cli/site';

/** Set where the command is bundled: where each docs version is below the site, and which release of the command it is. */
declare const DOCS_ROOTS: Readonly<Record<string, string>> | undefined;
declare const DOCS_COMMAND_VERSION: string | undefined;

const roots: Readonly<Record<string, string>> =
  typeof DOCS_ROOTS === 'object'
    ? DOCS_ROOTS
    : Object.fromEntries(
        releaseLines.map(({version}, place) => [version, place === 0 ? 'docs' : `docs/${version}`]),
      );

/** The version of the command. */
export const version = typeof DOCS_COMMAND_VERSION === 'string' ? DOCS_COMMAND_VERSION : '0.0.0';

/** The address of a page of a version, such as `guides/purchases#pending`. */
export function pageAddress(docs: string, page: string): string {
  return `${site}${roots[docs] ?? 'docs'}/${page}`;
}

/** The address of a path below the site, such as `/docs/2.7/api/types#purchase`. */
export function siteAddress(path: string): string {
  return `${site}${path.replace(/^\//, '')}`;
}
