import type {Surface} from 'expo-iap-api-data/surface/surface';
import {existsIn, loadLifetimes} from '../data/lifetimes.ts';
import {tellLifetime} from '../lifetimes/describeLifetime.ts';
import type {NameLifetime} from '../lifetimes/nameLifetime.ts';
import {nearestName} from '../words/editDistance.ts';

/** What is known of a text that may be a name of the library. */
export type NameSearch = {
  /** The names that are meant: one, or the members of several types that share a name. */
  readonly lifetimes: readonly NameLifetime[];
  /** The nearest names of the release, where nothing has the name. */
  readonly nearest: readonly string[];
  /** The release lacks the name, and the lifetimes are of what other releases or types mean by it. */
  readonly isElsewhere?: true;
};

/** Names that differ in case only are meant; more owners of one member than this are too many to be told apart. */
const MOST_NEAR = 3;

/** Finds a name as a person writes it: an export, `Owner.member`, or a member alone. */
export function findName(text: string, patch: string, surfaces: readonly Surface[]): NameSearch {
  const wanted = text
    .trim()
    .replace(/\(.*$/s, '')
    .replace(/^(?:import|type)\s+/, '');
  const lifetimes = loadLifetimes();
  const same = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();
  const memberOf = ({name}: NameLifetime): string => name.split('.')[1] ?? '';
  const [owner = '', member] = wanted.split('.');
  const own = surfaces.filter((each) => each.patch === patch);
  const named = (name: string, from: readonly Surface[]): readonly NameLifetime[] => {
    const paths = from.flatMap((each) =>
      member === undefined
        ? [name]
        : [name, ...declarersOf(each, name.split('.')[0] ?? '', member)],
    );
    return lifetimes.filter((life) => paths.includes(life.name));
  };
  // Code calls a value as its type, such as purchase.id.
  const owners = lifetimes.filter(({name}) => member !== undefined && same(name, owner));
  for (const name of [wanted, ...owners.map((life) => `${life.name}.${member}`)]) {
    const here = named(name, own.length > 0 ? own : surfaces).filter((life) =>
      existsIn(life, patch),
    );
    if (here.length > 0) return {lifetimes: here, nearest: []};
    // Another patch has it, perhaps where a type of this one has not got it.
    const elsewhere = named(name, surfaces);
    if (elsewhere.length > 0) return {lifetimes: elsewhere, nearest: [], isElsewhere: true};
  }
  const last = member ?? wanted;
  const ways: readonly ((life: NameLifetime) => boolean)[] = [
    (life) => last !== '' && memberOf(life) === last,
    ({name}) => same(name, wanted),
    (life) => last !== '' && same(memberOf(life), last),
  ];
  for (const way of ways) {
    const found = preferred(lifetimes.filter(way), patch);
    if (found.length === 0) continue;
    const isOther = member !== undefined && !found.some(({name}) => same(name, wanted));
    return {lifetimes: found, nearest: [], ...(isOther && {isElsewhere: true})};
  }
  return {lifetimes: [], nearest: nearNames(wanted, lifetimes, patch)};
}

/** Where the members of a type come from: the types that it extends, or that its union names. */
function declarersOf(surface: Surface, owner: string, member: string): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const {signature, members} of surface.symbols.filter((each) => each.name === name)) {
      const own = members.find((each) => each.name === member);
      if (own) found.push(`${own.declaredIn ?? name}.${member}`);
      else if (/^(?:export )?type /.test(signature))
        for (const [part] of signature.matchAll(/\b[A-Z]\w+/g)) visit(part);
    }
  };
  visit(owner);
  return found;
}

/** Members that exist before those that are gone. */
function preferred(lifetimes: readonly NameLifetime[], patch: string): readonly NameLifetime[] {
  const present = lifetimes.filter((life) => existsIn(life, patch));
  return present.length > 0 ? present : lifetimes;
}

function nearNames(
  wanted: string,
  lifetimes: readonly NameLifetime[],
  patch: string,
): readonly string[] {
  const left = new Set(lifetimes.filter((life) => existsIn(life, patch)).map(({name}) => name));
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
  return tellLifetime(life, ({code}) => `\`${code}\``);
}
