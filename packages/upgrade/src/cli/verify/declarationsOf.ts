import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {CannotLook} from '../cannotLook.ts';
import {installedFor} from '../findInstalled.ts';
import {fieldOf, readJsonc, textsOf} from '../readJsonc.ts';

/** Beside the bundled command; the build puts the declarations of some releases there. */
const BUNDLED = fileURLToPath(new URL('./declarations', import.meta.url));

/** The declarations of a release. */
export type Declarations = {
  /** The folder of all of them. */
  readonly folder: string;
  /** The entry, inside the folder. */
  readonly entry: string;
  /** Whether the folder is where the project has installed it, so that its imports are found. */
  readonly isInstalled: boolean;
};

/** Finds the declarations of a release: those that the project has installed, or those that come with the command. */
export function declarationsOf(patch: string, project: string): Declarations {
  const installed = installedFor(project);
  if (installed?.version === patch) {
    const data = readJsonc(readFileSync(installed.file, 'utf8'));
    const [entry = 'build/index.d.ts'] = textsOf(fieldOf(data, 'types'));
    const folder = dirname(installed.file);
    if (existsSync(join(folder, entry))) return {folder, entry, isInstalled: true};
  }
  const folder = join(BUNDLED, patch);
  if (existsSync(folder)) return {folder, entry: 'build/index.d.ts', isInstalled: false};
  const known = existsSync(BUNDLED) ? readdirSync(BUNDLED).toSorted().join(', ') : 'no release';
  throw new CannotLook(`The types of expo-iap ${patch} are not at hand; the command has ${known}.`);
}
