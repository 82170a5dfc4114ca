import {meaningOf, ownerOf, pathOf} from 'expo-iap-api-data/meanings/meaningOf';
import {comparedSurfaces, loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface, SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {existsIn, kinIn} from '../data/lifetimes.ts';
import {referenceOf} from '../data/reference.ts';
import type {NameLifetime} from '../lifetimes/nameLifetime.ts';
import type {Release} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Answer, answerWith} from './answer.ts';
import {findName, historyOf} from './nameFacts.ts';
import type {DataOf, NameData, namesShape} from './shapes.ts';

/** A longer text is no name. */
export const LONGEST_NAME = 200;

/** A longer type is in the signature already. */
const LONGEST_TYPE = 80;

/** Says what a name of the library is in a release, or that the release does not have it. */
export function describeName(text: string, release: Release): Answer<DataOf<typeof namesShape>> {
  if (text.trim() === '')
    throw new CannotAnswer('There is no name to describe. Name one, such as fetchProducts.');
  if (text.length > LONGEST_NAME)
    throw new CannotAnswer(
      `A name has at most ${LONGEST_NAME} characters, and this text has ${text.length.toLocaleString('en')}. For words, search; for a log, ask for its errors.`,
    );
  const surfaces = comparedSurfaces();
  const surface =
    surfaces.find(({patch}) => patch === release.typed) ?? loadSurface(release.version);
  const {lifetimes, nearest, isElsewhere} = findName(text, release.patch, surfaces);
  const [first] = lifetimes;
  if (!first) return unknownName(text, nearest, release);
  const described = lifetimes.map((life) => describe(life, surface, release));
  // A type of this release lacks what it has in another one.
  const isLacking = isElsewhere && lifetimes.some((life) => existsIn(life, release.patch));
  return answerWith(release, {
    data: {names: described.map(({data}) => data), ...(isLacking && {asked: text.trim()})},
    blocks: [
      ...(isLacking ? [`\`${text.trim()}\` doesn’t exist in ${release.patch}, but:`] : []),
      ...described.flatMap(({words}) => words),
    ],
    more: referenceOf(first.name, release),
    isFound: !isElsewhere && lifetimes.some((life) => existsIn(life, release.patch)),
  });
}

function unknownName(
  text: string,
  nearest: readonly string[],
  release: Release,
): ReturnType<typeof describeName> {
  const shown = text.trim().slice(0, 80);
  const near =
    nearest.length === 0
      ? 'Nothing there has a similar name.'
      : `Similar names: ${nearest.map((name) => `\`${name}\``).join(', ')}.`;
  return answerWith(release, {
    data: {names: [], asked: shown, nearest},
    blocks: [
      `\`${shown}\` isn’t in expo-iap ${release.patch}, nor in any other release that is known. ${near}`,
    ],
    more: referenceOf('', release),
    isFound: false,
  });
}

function describe(life: NameLifetime, surface: Surface, release: Release): Facts<NameData> {
  const {name, kind, platform} = life;
  const exists = existsIn(life, release.patch);
  const history = historyOf(life);
  const data = {name, kind, platform, exists, history, docs: referenceOf(name, release)};
  if (!exists) {
    const words = `\`${name}\` doesn’t exist in ${release.patch}: ${history.join('; ') || 'another release has it'}.`;
    const kin = kinIn(life, release.patch).map((each) => `${release.patch} has \`${each}\`.`);
    return {data, words: [words, ...kin]};
  }
  const [owner = '', member] = name.split('.');
  const symbols = symbolsOf(surface, owner);
  const found = symbols.flatMap((symbol) =>
    member === undefined ? [symbolFacts(symbol, surface)] : memberFacts(symbol, member, surface),
  );
  const where = platform === 'both' ? '' : `, ${platform === 'ios' ? 'iOS' : 'Android'} only`;
  const told = history.length > 0 ? ` ${history.join('; ')}.` : '';
  const notice =
    found.length > 0
      ? []
      : [`The types of ${release.typed} don’t have it, so its signature isn’t known here.`];
  return {
    data: {...data, ...found[0]?.data},
    words: [
      `\`${name}\` (${kind}${where}).${told}`,
      ...found.flatMap(({words}) => words),
      ...notice,
    ],
  };
}

function symbolsOf(surface: Surface, owner: string): readonly SurfaceSymbol[] {
  const found = surface.symbols.filter(({name}) => name === owner);
  // What the hook returns is recorded under the hook.
  const returned = owner === 'useIAP' ? surface.symbols.filter(({name}) => name === 'UseIap') : [];
  return [...found, ...returned];
}

type Facts<Data = Partial<NameData>> = {
  readonly data: Data;
  readonly words: readonly string[];
};

/** A member with its path below the symbol, such as `params.skus`. */
type Row = {readonly path: string; readonly member: SurfaceMember; readonly meaning: string};

/** Members, and below them those of their inline objects, each with its meaning. */
function rowsOf(surface: Surface, symbol: SurfaceSymbol): readonly Row[] {
  const below = (member: SurfaceMember, owner: string, prefix: string): readonly Row[] => {
    const path = `${prefix}${member.name}`;
    const fields = (member.members ?? []).filter(({role}) => role === 'field');
    return [
      {path, member, meaning: meaningOf(surface.version, owner, member.name)},
      ...fields.flatMap((field) => below(field, pathOf(owner, member.name), `${path}.`)),
    ];
  };
  return symbol.members.flatMap((member) => below(member, ownerOf(surface, symbol, member), ''));
}

function rowWords({path, member: {type, optional}, meaning}: Row): string {
  const shown = type.length > LONGEST_TYPE ? '{…}' : type;
  return `\`${path}${optional ? '?' : ''}\`: \`${shown}\`. ${meaning}`;
}

function symbolFacts(symbol: SurfaceSymbol, surface: Surface): Facts {
  const {signature, deprecated, exported} = symbol;
  const rows = rowsOf(surface, symbol).filter(({path}) => path !== '');
  const members = rows.map(({path, member: {type, optional}, meaning}) => ({
    ...{name: path, type, optional, meaning},
  }));
  return {
    data: {signature, exported, ...(deprecated && {deprecated}), members},
    words: [
      `\`\`\`ts\n${signature}\n\`\`\``,
      ...(exported ? [] : ['Apps can’t import this name; exports mention it.']),
      ...rows.map((row) => `- ${rowWords(row)}`),
    ],
  };
}

function memberFacts(symbol: SurfaceSymbol, wanted: string, surface: Surface): readonly Facts[] {
  const row = rowsOf(surface, symbol).find(({member}) => member.name === wanted);
  if (!row) return [];
  const {type, optional, deprecated} = row.member;
  return [
    {
      data: {type, optional, ...(deprecated && {deprecated}), meaning: row.meaning},
      words: [rowWords({...row, path: `${symbol.name}.${row.path}`})],
    },
  ];
}
