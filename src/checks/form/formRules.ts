import type {Budget} from './budgets.ts';
import type {FormPlace} from './formPlace.ts';
import {LONGEST_CELL, LONGEST_PARAGRAPH, type PageForm} from './pageForm.ts';

/** One rule of form: what it counts, where, and what an author does about it. */
export type FormRule = {
  readonly counted: string;
  readonly advice: string;
  readonly places: (form: PageForm, shared: FormPlace) => readonly FormPlace[];
  /** Whether each place counts once, or as often as it has words or lines. */
  readonly each: 'place' | 'count';
};

/** The rules of form, in the order in which a check reports them. */
export const formRules: Readonly<Record<keyof Budget, FormRule>> = {
  words: {
    counted: 'words outside code',
    advice: 'Move what has its home on another page there, and link to it',
    places: ({words}) => [{line: 1, found: '', count: words}],
    each: 'count',
  },
  cells: {
    counted: `table cells over ${LONGEST_CELL} words`,
    advice: 'Leave one statement in the cell, and write the others below the table',
    places: ({longCells}) => longCells,
    each: 'place',
  },
  paragraphs: {
    counted: `paragraphs over ${LONGEST_PARAGRAPH} words`,
    advice: 'Give each idea its own paragraph, or list facts of one kind',
    places: ({longParagraphs}) => longParagraphs,
    each: 'place',
  },
  code: {
    counted: 'lines of code that an earlier block has',
    advice: 'Print each line once, and point to it',
    places: ({codeTwice}) => codeTwice,
    each: 'count',
  },
  names: {
    counted: 'names that this version lacks, and no sentence or column says so',
    advice: 'Deny the name in its sentence, or give its column a heading with the other version',
    places: ({strayNames}) => strayNames,
    each: 'place',
  },
  shared: {
    counted: 'words in runs of eight that another page has',
    advice: 'Say it at its home only, and link to it from here',
    places: (_, shared) => (shared.count === 0 ? [] : [shared]),
    each: 'count',
  },
};

/** How much of a page a rule counts. */
export function countOf({each, places}: FormRule, form: PageForm, shared: FormPlace): number {
  const found = places(form, shared);
  return each === 'place' ? found.length : found.reduce((sum, {count}) => sum + count, 0);
}
