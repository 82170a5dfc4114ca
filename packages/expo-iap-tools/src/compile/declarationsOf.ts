import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installedFor} from '../project/findInstalled.ts';
import {fieldOf, readJson, textsOf} from '../project/readJson.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

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
  const own = installed?.version === patch ? readTypes(dirname(installed.file)) : undefined;
  if (own) return {...own, isInstalled: true};
  const bundled = readTypes(join(BUNDLED, patch));
  if (bundled) return {...bundled, isInstalled: false};
  const known = existsSync(BUNDLED) ? readdirSync(BUNDLED).toSorted() : [];
  throw new CannotAnswer(
    `The types of expo-iap ${patch} aren’t at hand. ` +
      (known.length > 0
        ? `The command has those of ${known.join(', ')}.`
        : 'The command has none.'),
  );
}

/** What the package.json of a folder says of its types. */
function readTypes(folder: string): Omit<Declarations, 'isInstalled'> | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const [entry] = textsOf(fieldOf(readJson(readFileSync(file, 'utf8')), 'types'));
  return entry !== undefined && existsSync(join(folder, entry)) ? {folder, entry} : undefined;
}
