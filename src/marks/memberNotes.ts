import type {Deprecation} from 'expo-iap-api-data/surface/surface';
import type {List, ListItem, Paragraph, PhrasingContent} from 'mdast';
import {text} from '../markdown/nodes.ts';
import {parseSentences} from '../markdown/sentences.ts';
import type {MemberRow} from './memberRows.ts';

/** What does not fit into the cell of a member. */
export type MemberNote = {readonly name: string; readonly note: string};

/** A list of notes, each behind the name of its member; nothing without notes. */
export function notesList(notes: readonly MemberNote[]): List[] {
  if (notes.length === 0) return [];
  const items = notes.map(({name, note}): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [code(name), text(': '), ...parseSentences(note)]}],
  }));
  return [{type: 'list', ordered: false, spread: false, children: items}];
}

/** Whether the member is a former name of one that the same table has. */
export function isFormerName({member}: MemberRow, rows: readonly MemberRow[]): boolean {
  const replacement = member.deprecated?.replacement;
  return rows.some(({member: other}) => other.name === replacement);
}

/** One sentence for the former names of a table that have the same dates. */
export function formerNames(rows: readonly MemberRow[]): Paragraph[] {
  const dates = new Set(rows.map(({member}) => datesOf(member.deprecated)));
  return [...dates].map((when) => ({
    type: 'paragraph',
    children: [
      text(`Former names, ${when}: `),
      ...rows
        .filter(({member}) => datesOf(member.deprecated) === when)
        .flatMap(({path, member: {deprecated}}, index) => [
          text(index === 0 ? '' : ', '),
          code(path),
          text(' (now '),
          code(deprecated?.replacement ?? ''),
          text(')'),
        ]),
      text('.'),
    ],
  }));
}

function datesOf({since, removedIn}: Deprecation = {}): string {
  const start = since === undefined ? 'deprecated' : `deprecated since ${since}`;
  return removedIn === undefined ? start : `${start}, removed in ${removedIn}`;
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}
