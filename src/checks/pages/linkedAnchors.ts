import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Problem, problemIn} from 'mdx-samples/problem';
import type {Targets} from './links.ts';

/** Where the anchors are that pages led to when their version was cut, by address: they are in readers' bookmarks. */
export const ANCHORS_FILE = 'src/checks/pages/linkedAnchors.tsv';

/** Anchors by the address of their page. */
export type LinkedAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads them; none where the content is not that of this site. */
export function readLinkedAnchors(root: string): LinkedAnchors {
  const file = join(root, ANCHORS_FILE);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [address = '', ids = ''] = line.split('\t');
      return [address, new Set(ids.split(' '))];
    }),
  );
}

/** The text of their file: a line for each page. */
export function anchorsText(linked: LinkedAnchors): string {
  return [...linked]
    .map(([address, ids]) => `${address}\t${[...ids].sort().join(' ')}\n`)
    .sort()
    .join('');
}

/** Finds anchors that pages led to and that are gone from pages that could be read. */
export function lostAnchors(
  linked: LinkedAnchors,
  {addresses, anchors}: Pick<Targets, 'addresses' | 'anchors'>,
): Problem[] {
  return [...linked].flatMap(([address, ids]) => {
    const file = addresses.get(address);
    const own = file === undefined ? undefined : anchors.get(file);
    if (file === undefined || own === undefined) return [];
    return [...ids]
      .filter((id) => !own.has(id))
      .map((id) =>
        problemIn(
          file,
          `The anchor "${id}" is gone, and readers have links to it. Put <Anchor id="${id}" /> where its text is now, or where a sentence leads to it.`,
        ),
      );
  });
}
