import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {findMember, loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import type {ReferenceAddresses} from 'expo-iap-tools/view/reference';
import {type Page, type PageSource, parseReadable} from 'mdx-samples/page';
import {visit} from 'unist-util-visit';
import {headingAnchors} from '../markdown/headings.ts';
import {addressOfFile} from '../site/addresses.ts';
import {docsVersions, folderOf} from '../site/versions.ts';
import {marks} from './registry.ts';

/** How well a place explains a name: its own heading, a mark below a heading, a mention. */
const RANKS = ['heading', 'mark', 'mention'] as const;

type Place = {readonly name: string; readonly address: string; readonly rank: number};

/** Finds where the reference of each version explains each name: an address with an anchor, by version and name. */
export function referencePlaces(root: string): ReferenceAddresses {
  return Object.fromEntries(
    docsVersions.map(({version}) => [version, placesIn(root, loadSurface(version))]),
  );
}

function placesIn(root: string, surface: Surface): ReferenceAddresses[string] {
  const folder = posix.join(folderOf(surface.version), 'api');
  const places = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.mdx'))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return placesOnce({path, version: surface.version, source}, surface);
    });
  const best = places.toSorted((left, right) => right.rank - left.rank);
  return Object.fromEntries(best.map(({name, address}) => [name, address]));
}

/** What was found in the text that each page had last: three steps of a build ask, and parsing is most of the work. */
const found = new Map<string, {readonly source: string; readonly places: readonly Place[]}>();

function placesOnce(page: PageSource, surface: Surface): readonly Place[] {
  const last = found.get(page.path);
  if (last?.source === page.source) return last.places;
  const places = placesOf(parseReadable(page), surface);
  found.set(page.path, {source: page.source, places});
  return places;
}

function placesOf({path, tree}: Page, surface: Surface): Place[] {
  const ids = new Map(headingAnchors(tree).map(({id, heading}) => [heading, id]));
  const address = addressOfFile(path);
  const places: Place[] = [];
  let anchor = '';
  let isHeading = false;
  const add = (name: string, rank: (typeof RANKS)[number]): void => {
    places.push({name, address: `${address}${anchor}`, rank: RANKS.indexOf(rank)});
  };
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') anchor = `#${ids.get(node) ?? ''}`;
    isHeading = parent?.type === 'heading';
    if (node.type === 'inlineCode') {
      for (const name of namesOn(path, node.value, surface))
        add(name, isHeading ? 'heading' : 'mention');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const mark = marks.find(({name}) => name === node.name);
      for (const name of mark?.names(node) ?? []) add(name.replace(/ \(\w+\)$/, ''), 'mark');
    }
  });
  return places;
}

/** What a word in code names: on the page of the hook, a member of the hook or one of its options. */
function namesOn(path: string, word: string, surface: Surface): readonly string[] {
  if (!/^\w+$/.test(word)) return [];
  const owners = path.endsWith('/use-iap.mdx') ? ['useIAP', 'UseIAPOptions'] : [];
  const members = owners
    .map((owner) => `${owner}.${word}`)
    .filter((name) => findMember(surface, name));
  if (members.length > 0) return members;
  return surface.symbols.some(({name}) => name === word) ? [word] : [];
}
