import {releaseLines} from 'expo-iap-api-data/releaseLines';
import type {UpgradePlan} from '../plan/plan.ts';

/** Set where the command is bundled: the site, where each docs version is below it, and the release of the command. */
declare const DOCS_SITE: string | undefined;
declare const DOCS_ROOTS: Readonly<Record<string, string>> | undefined;
declare const COMMAND_VERSION: string | undefined;

/** The address of the documentation, with a slash at its end. */
export const site = typeof DOCS_SITE === 'string' ? DOCS_SITE : 'https://expo-iap.hyo.dev/';

/** The version of the command. */
export const version = typeof COMMAND_VERSION === 'string' ? COMMAND_VERSION : '0.0.0';

const roots: Readonly<Record<string, string>> =
  typeof DOCS_ROOTS === 'object'
    ? DOCS_ROOTS
    : Object.fromEntries(
        releaseLines.map(({version}, place) => [version, place === 0 ? 'docs' : `docs/${version}`]),
      );

/** The address of a page of a version, such as `guides/purchases#pending`. */
export function pageAddress(docs: string, page: string): string {
  return `${site}${roots[docs] ?? 'docs'}/${page}`;
}

/** The address of a path below the site, such as `/docs/2.7/api/types#purchase`. */
export function siteAddress(path: string): string {
  return `${site}${path.replace(/^\//, '')}`;
}

/** The page with the whole plan of an upgrade. */
export function planAddress({from, to}: Pick<UpgradePlan, 'from' | 'to'>): string {
  return `${site}tools/upgrade?from=${from}&to=${to}`;
}
