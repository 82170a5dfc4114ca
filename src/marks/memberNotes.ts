import type {List, Paragraph} from 'mdast';
import {code, item, list, paragraph, text} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import {describeDeprecation} from './badgeNodes.ts';
import type {MemberRow} from './memberRows.ts';

/** What does not fit into the cell of a member. */
export type MemberNote = {readonly name: string; readonly note: string};

/** A list of notes, each behind the name of its member; nothing without notes. */
export function notesList(notes: readonly MemberNote[]): List[] {
  if (notes.length === 0) return [];
  return [
    list(notes.map(({name, note}) => item([code(name), text(': '), ...parseSentences(note)]))),
  ];
}

/** Whether the member is a former name of one that the same table has. */
export function isFormerName({member}: MemberRow, rows: readonly MemberRow[]): boolean {
  const replacement = member.deprecated?.replacement;
  return rows.some(({member: other}) => other.name === replacement);
}

/** One sentence for the former names of a table that have the same dates. */
export function formerNames(rows: readonly MemberRow[]): Paragraph[] {
  const dates = new Set(rows.map(({member}) => describeDeprecation(member.deprecated)));
  return [...dates].map((when) =>
    paragraph([
      text(`Former names, ${when}: `),
      ...rows
        .filter(({member}) => describeDeprecation(member.deprecated) === when)
        .flatMap(({path, member: {deprecated}}, index) => [
          text(index === 0 ? '' : ', '),
          code(path),
          text(' (now '),
          code(deprecated?.replacement ?? ''),
          text(')'),
        ]),
      text('.'),
    ]),
  );
}
