import type {PackedItem} from '../data/registry.ts';
import {type Release, releaseWords} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {nearestName} from '../words/editDistance.ts';

/** The item of a name, after those that it needs. */
export function chooseItems(
  name: string,
  items: readonly PackedItem[],
  release: Release,
): readonly PackedItem[] {
  const item = items.find((each) => each.name === name);
  if (!item) throw unknownItem(name, items, release);
  const needed = (item.registryDependencies ?? []).map((address) =>
    address.replace(/^.*\/|\.json$/g, ''),
  );
  const all = [...needed.flatMap((each) => chooseItems(each, items, release)), item];
  return [...new Set(all)];
}

/**
 * Refuses a release other than the one that the files are tested with, because the same names can mean something else
 * there. A server doesn't use the library.
 */
export function refuseOtherPatch(items: readonly PackedItem[], release: Release): void {
  const {version, patch, documented} = release;
  if (patch === documented || items.every(({dependencies}) => !dependencies)) return;
  throw new CannotAnswer(
    `The files for ${version} are tested with ${documented}, and this project has ${patch}. ` +
      `Install that one first: npx expo install expo-iap@${documented}. To add them anyway, use --release ${documented}.`,
  );
}

function unknownItem(name: string, items: readonly PackedItem[], release: Release): CannotAnswer {
  const names = items.map((each) => each.name);
  const near = nearestName(name, names);
  const asked = name === '' ? 'Name what to add.' : `There is no "${name.slice(0, 40)}".`;
  const hint = near === undefined || name === '' ? '' : ` Did you mean "${near}"?`;
  return new CannotAnswer(
    `${asked}${hint} For ${releaseWords(release)} there are: ${names.join(', ')}.`,
  );
}
