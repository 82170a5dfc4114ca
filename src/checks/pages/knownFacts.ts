import {join} from 'node:path';
import {stateOf} from '../../markdown/fileState.ts';
import type {PageSource} from '../../markdown/page.ts';
import {forgetInputs, inputStates} from '../../markdown/pageInputs.ts';
import {readPage} from '../content.ts';
import {type PageFacts, readFacts} from './pageFacts.ts';

type Known = {
  readonly text: string;
  /** What marks of the page read, and in which state it was. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly facts: PageFacts;
};

// The process of the dev server checks after every save, and most pages are as they were.
const known = new Map<string, Known>();

/** Returns the facts of a page. It is expanded again only when its text changes, or a file that a mark of it read. */
export function factsOf(root: string, source: PageSource): PageFacts {
  const file = {cwd: root, path: join(root, source.path)};
  const before = known.get(file.path);
  if (before?.text === source.source && isSame(before.inputs)) return before.facts;
  forgetInputs(file);
  const facts = readFacts(readPage(root, source), root);
  known.set(file.path, {text: source.source, inputs: inputStates(file), facts});
  return facts;
}

const isSame = (inputs: Known['inputs']): boolean =>
  Object.entries(inputs).every(([input, state]) => stateOf(input) === state);
