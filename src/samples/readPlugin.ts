import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginFacts} from './checkAppConfig.ts';
import type {LibraryTypes} from '../library/packages.ts';

const DECLARATION = 'plugin/build/withIAP.d.ts';
const NO_OPTIONS = /\bConfigPlugin<void>/;

/** Reads from a patch of the library whether its config plugin takes options. */
export function readPlugin({folder, patch}: LibraryTypes): PluginFacts {
  const file = path.join(folder, DECLARATION);
  // A record of types that we wrote ourselves has no plugin; the plugin of 2.6 takes none, as later ones.
  const declared = existsSync(file) ? readFileSync(file, 'utf8') : 'ConfigPlugin<void>';
  return {patch, takesOptions: !NO_OPTIONS.test(declared)};
}
