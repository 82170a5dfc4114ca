import {similarity} from '../../site/wordDistance.ts';

/** A page is close when it shares at least this part of its name; below it, proposals look random. */
const CLOSE = 0.6;
/** Nobody means a longer name, and comparing gets slow with its square. */
const LONGEST = 60;

/** Returns the pages whose names come close to the one of a missing address, the closest first. */
export function closestPages(address: string, pages: readonly string[]): readonly string[] {
  const wanted = splitAddress(address);
  return pages
    .map((page) => ({page, score: closeness(wanted, splitAddress(page))}))
    .filter(({score}) => score >= CLOSE)
    .toSorted((left, right) => right.score - left.score)
    .map(({page}) => page);
}

type Split = {readonly folder: string; readonly name: string};

function splitAddress(address: string): Split {
  const end = address.lastIndexOf('/');
  return {folder: address.slice(0, end), name: address.slice(end + 1, end + 1 + LONGEST)};
}

/** The name decides; the folder only puts pages of equal names in order. */
function closeness(wanted: Split, page: Split): number {
  if (wanted.name === '' || page.name === '') return 0;
  const name = Math.max(similarity(wanted.name, page.name), sharedWords(wanted.name, page.name));
  return name < CLOSE ? 0 : name + similarity(wanted.folder.slice(0, LONGEST), page.folder) / 10;
}

/** The part of the wanted words that the page has; two words at least, because one says little. */
function sharedWords(wanted: string, page: string): number {
  const words = wanted.split('-').filter((word) => word.length > 1);
  const shared = words.filter((word) => page.split('-').includes(word));
  return shared.length < 2 ? 0 : shared.length / words.length;
}
