import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {historyOf} from '../answers/nameFacts.ts';
import {existsIn, kinIn, loadLifetimes} from '../data/lifetimes.ts';
import {referenceOf} from '../data/reference.ts';
import type {LifetimeChange, NameLifetime} from '../lifetimes/nameLifetime.ts';
import {memberOf} from '../plan/plan.ts';
import type {Release} from '../release/release.ts';
import type {MissingName, ReleaseCheck, UsedName} from '../scan/checkRelease.ts';
import type {CodePlace} from '../scan/findings.ts';
import {replacementAdvice} from '../scan/historyCalls.ts';
import type {CheckFinding} from './finding.ts';

/** Names that a release does not have, and names that it advises against. */
export function nameFindings(
  {missing, used}: Pick<ReleaseCheck, 'missing' | 'used'>,
  release: Release,
): readonly CheckFinding[] {
  const lifetimes = new Map(loadLifetimes().map((life) => [life.name, life]));
  const asked = new Set(
    missing.filter(({kind}) => kind === 'no-key').map(({file, name}) => `${name} ${file}`),
  );
  const gone = missing
    // Code that asks first whether a value has a name that no release declares can know more than the types.
    .filter((each) => {
      const isSure = !each.isDoubtful && !asked.has(`${each.name} ${each.file}`);
      return isSure || lifetimesOf(each, lifetimes).length > 0;
    })
    // A value without a type of the library is the reader’s own.
    .filter(({kind, owners}) => kind === 'no-export' || owners.length > 0)
    .flatMap((each) => missingFinding(each, lifetimes, release) ?? []);
  const known = used.flatMap((each) => usedFinding(each, lifetimes, release) ?? []);
  const key = ({file, line, column}: CheckFinding): string => `${line}:${column} ${file}`;
  return [...new Map([...known, ...gone].map((each) => [key(each), each])).values()];
}

/** The life of each name. */
export type Lifetimes = ReadonlyMap<string, NameLifetime>;

/** The lifetimes of the names that a missing one can be. */
export function lifetimesOf(
  {name, owners}: Pick<MissingName, 'name' | 'owners'>,
  lifetimes: Lifetimes,
): readonly NameLifetime[] {
  const paths = [name, ...owners.map((owner) => `${owner}.${memberOf(name)}`)];
  return paths.flatMap((path) => lifetimes.get(path) ?? []);
}

/** What has its parts for the platforms in one object. */
const PARTS = /ByPlatforms$|^Platform/;

/** A patch beside the one with the types can have what that one lacks. */
function missingFinding(
  {name, owners, isType, ...place}: MissingName,
  lifetimes: Lifetimes,
  release: Release,
): CheckFinding | undefined {
  const known = lifetimesOf({name, owners}, lifetimes);
  // An export has no history of a member of the same name, at most a successor.
  const own = known.filter((life) => life.name.includes('.') === owners.length > 0);
  if (own.some((life) => existsIn(life, release.patch))) return undefined;
  const {file, line, column} = place;
  const found = absent({file, line, column}, name, own[0], release, known[0]);
  const {patch} = release;
  if (isType)
    return {...found, message: `At run time, ${patch} has no \`${name}\`: it’s only a type.`};
  if (!/^skus?$/.test(name) || !owners.some((owner) => PARTS.test(owner))) return found;
  return {
    ...found,
    message: `At the top of a request, ${patch} has no \`${name}\`.`,
    todo: 'Write the part of each platform under `ios` and `android`.',
    link: referenceOf('requestPurchase', release),
  };
}

function usedFinding(
  {name, file, line, column}: UsedName,
  lifetimes: Lifetimes,
  release: Release,
): CheckFinding | undefined {
  const life = lifetimes.get(name);
  if (!life) return undefined;
  const place = {file, line, column};
  // Those types have it: only a life that says so too dates what others lack.
  const isLacking = existsIn(life, release.typed) && !existsIn(life, release.patch);
  if (isLacking) return absent(place, name, life, release);
  return deprecated(place, life, release);
}

function absent(
  place: CodePlace,
  name: string,
  life: NameLifetime | undefined,
  release: Release,
  like = life,
): CheckFinding {
  const {patch} = release;
  const history = life === undefined ? [] : historyOf(life);
  const why = history.length > 0 ? `: ${history.join('; ')}` : '';
  const next = like && kinIn(like, patch)[0];
  return {
    ...place,
    rule: 'missing-name',
    message: `\`${name}\` doesn’t exist in ${patch}${why}.`,
    ...(next !== undefined && {todo: `Use \`${next}\`.`}),
    link: referenceOf(next ?? life?.name ?? name, release),
  };
}

function deprecated(
  place: CodePlace,
  life: NameLifetime,
  release: Release,
): CheckFinding | undefined {
  const {patch} = release;
  const last = adviceIn(life, patch);
  if (!last) return undefined;
  const {replacement} = last;
  const {gone} = life;
  // What happened counts more than what was announced.
  const removedIn = gone ? ('patch' in gone ? gone.patch : gone.upTo) : last.removedIn;
  const goes = removedIn === undefined ? '' : `, and ${removedIn} removes it`;
  return {
    ...place,
    rule: 'deprecated',
    message: `\`${life.name}\` still works in ${patch} but is deprecated${goes}.`,
    ...(replacement !== undefined && {todo: replacementAdvice(life.name, replacement)}),
    link: referenceOf(life.name, release),
  };
}

/** The advice against a name that holds in a release. */
export function adviceIn({changes}: NameLifetime, patch: string): LifetimeChange | undefined {
  const last = changes.findLast(
    (entry) =>
      /^(?:deprecated|restored)$/.test(entry.change) &&
      comparePatchNumbers(entry.patch, patch) <= 0,
  );
  return last?.change === 'deprecated' ? last : undefined;
}
