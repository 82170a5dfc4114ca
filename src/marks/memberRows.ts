import {ownerOf, pathOf} from 'expo-iap-api-data/meanings/meaningOf';
import type {Platform, SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {toString} from 'mdast-util-to-string';
import {type Cell, code, text, textElement} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import {badgesOf, joinBadges} from './badgeNodes.ts';
import type {MarkPage} from './mark.ts';
import {splitMeaning} from './splitMeaning.ts';

/** A member as a row of a table; the name of a member of an inline object includes the path to it. */
export type MemberRow = {
  readonly path: string;
  readonly member: SurfaceMember;
  readonly meaning: string;
};

const LONGEST_TYPE = 80;

/** A meaning that only announces the rows below it. */
const ANNOUNCES = /^[^.]+, as one object[^.]*\.$/;

/** Lists members with those of their inline objects below them, or only those; parameters of callbacks stay in the type. */
export function memberRows(
  page: MarkPage,
  symbol: SurfaceSymbol,
  members: readonly SurfaceMember[],
): readonly MemberRow[] {
  const rowsOf = (member: SurfaceMember, owner: string, prefix = ''): readonly MemberRow[] => {
    const path = `${prefix}${member.name}`;
    const inner = pathOf(owner, member.name);
    const meaning = page.meaning(owner, member.name);
    const below = fieldsOf(member).flatMap((field) => rowsOf(field, inner, `${path}.`));
    return below.length > 0 && ANNOUNCES.test(meaning)
      ? below
      : [{path, member, meaning}, ...below];
  };
  return members.flatMap((member) => rowsOf(member, ownerOf(page.surface(), symbol, member)));
}

function fieldsOf({members: inner = []}: SurfaceMember): readonly SurfaceMember[] {
  return inner.filter(({role}) => role === 'field');
}

/** The name in code, and whether it may be left out, for which the eye gets a `?`; a value without a name is its text. */
export function nameCell({path, member}: MemberRow): Cell {
  const {role, type, optional} = member;
  const isGiven = role === 'field' || role === 'option' || role === 'parameter';
  const note = textElement('span', {className: 'visually-hidden'}, [text(' (optional)')]);
  return [code(path === '' ? type : path), ...(isGiven && optional ? [note] : [])];
}

/** The type in code; a union of strings does not have names apart from its strings. */
export function typeCell({path, member}: MemberRow): Cell {
  const {role, type} = member;
  if (role === 'value' && (path === '' || type === `'${path}'`)) return [];
  if (type.length <= LONGEST_TYPE) return [code(type)];
  // The parameters of a constructor are the fields in the same table.
  if (role === 'constructor') return [code(type.replace(/\(.*\)/s, '(…)'))];
  return [code(fieldsOf(member).length > 0 ? '{…}' : type)];
}

/** What sets the member apart from its neighbors as badges, then what it means, and on lines of its own what is read second. */
export function meaningCell({member, meaning}: MemberRow, owner: Platform, hasNote: boolean): Cell {
  const platform = member.platform === owner ? 'both' : member.platform;
  const badges = joinBadges(badgesOf({...member, platform}));
  const end = badges.at(-1)?.type === 'inlineCode' ? '. ' : ' ';
  const {cell, note} = splitMeaning(meaning, toString(badges));
  return [
    ...badges,
    ...(badges.length === 0 ? [] : [text(end)]),
    ...parseSentences(cell),
    ...(hasNote && note !== '' ? [{type: 'break'} as const, ...parseSentences(note)] : []),
  ];
}
