import type {UpgradePlan} from '../plan/plan.ts';

/** Set where the command is bundled: the address of the site, and which release of the command it is. */
declare const DOCS_SITE: string | undefined;
declare const COMMAND_VERSION: string | undefined;

/** The address of the documentation, with a slash at its end. */
export const site = typeof DOCS_SITE === 'string' ? DOCS_SITE : 'https://expo-iap.hyo.dev/';

/** The version of the command. */
export const version = typeof COMMAND_VERSION === 'string' ? COMMAND_VERSION : '0.0.0';

/** The page with the whole plan of an upgrade. */
export function planAddress({from, to}: Pick<UpgradePlan, 'from' | 'to'>): string {
  return `${site}tools/upgrade?from=${from}&to=${to}`;
}
