import type {NameLifetime} from 'expo-iap-upgrade/lifetimes/nameLifetime';
import {describeLifetime} from 'expo-iap-upgrade/lifetimes/describeLifetime';
import {existsIn, loadLives} from '../data/lives.ts';
import {nearestName} from '../words/editDistance.ts';

/** What is known of a text that may be a name of the library. */
export type NameSearch = {
  /** The names that are meant: one, or the members of several types that share a name. */
  readonly lives: readonly NameLifetime[];
  /** The nearest names of the release, where nothing has the name. */
  readonly nearest: readonly string[];
};

/** Names that differ in case only are meant; more owners of one member than this are too many to be told apart. */
const MOST_NEAR = 3;

/** Finds a name as a person writes it: an export, `Owner.member`, or a member alone. */
export function findName(text: string, patch: string): NameSearch {
  const wanted = text.trim().replace(/\(.*$/s, '').replace(/^(?:import|type)\s+/, '');
  const lives = loadLives();
  const same = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();
  const exact = lives.filter(({name}) => name === wanted);
  if (exact.length > 0) return {lives: exact, nearest: []};
  const loose = lives.filter(({name}) => same(name, wanted));
  if (loose.length > 0) return {lives: loose, nearest: []};
  const members = wanted.includes('.')
    ? []
    : lives.filter(({name}) => name.includes('.') && same(name.split('.')[1] ?? '', wanted));
  if (members.length > 0) return {lives: preferred(members, patch), nearest: []};
  return {lives: [], nearest: nearNames(wanted, lives, patch)};
}

/** Members that exist before those that are gone. */
function preferred(lives: readonly NameLifetime[], patch: string): readonly NameLifetime[] {
  const present = lives.filter((life) => existsIn(life, patch));
  return present.length > 0 ? present : lives;
}

function nearNames(
  wanted: string,
  lives: readonly NameLifetime[],
  patch: string,
): readonly string[] {
  const left = new Set(lives.filter((life) => existsIn(life, patch)).map(({name}) => name));
  const [owner, member] = wanted.split('.');
  // A member that was invented for a real type is compared with the members of this type.
  const own = [...left].filter((name) => member !== undefined && name.startsWith(`${owner}.`));
  const among = new Set(own.length > 0 ? own : [...left].filter((name) => !name.includes('.')));
  const found: string[] = [];
  while (found.length < MOST_NEAR) {
    const next = nearestName(wanted, among);
    if (next === undefined) break;
    found.push(next);
    among.delete(next);
  }
  return found;
}

/** What happened to a name, one phrase for each change. */
export function historyOf(life: NameLifetime): readonly string[] {
  return describeLifetime(life).map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : `\`${piece.code}\``)).join(''),
  );
}
