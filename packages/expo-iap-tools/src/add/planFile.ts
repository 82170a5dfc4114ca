import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FileChange} from '../fix/writeFiles.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';
import type {PlacedFile} from './layout.ts';
import {conflictsIn, mergeTexts} from './mergeTexts.ts';
import {type Added, baseOf} from './record.ts';

/** What becomes of each kind of file, as the command prints it. */
export const kinds = {
  new: 'new',
  same: 'there already',
  yours: 'keeps your changes; nothing is new',
  updated: 'as it was added; becomes the new one',
  merged: 'keeps your changes, and gets the new ones',
  conflict: 'has changes of yours where something is new',
  foreign: 'is there, and wasn’t added by this command; would be replaced',
};

/** What is to be done with a file. */
export type Planned = FileChange & {
  readonly name: string;
  readonly kind: keyof typeof kinds;
  /** The text to be compared with the next time. */
  readonly fresh: string;
  /** The lines on which conflicts begin. */
  readonly conflicts: readonly number[];
};

/** Compares a file that is to be added with what is there, and with what was added before. */
export function planFile(
  {name, content: fresh}: PlacedFile,
  folder: string,
  {added, label}: {readonly added: Added | undefined; readonly label: string},
): Planned {
  const path = join(folder, name);
  const plan = (kind: Planned['kind'], after: string, conflicts: Planned['conflicts'] = []) => {
    // A file keeps its ends of lines.
    const ended = before?.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after;
    return {name, path, kind, fresh, before, after: ended, conflicts};
  };
  const before = readIfThere(path);
  if (before === undefined) return plan('new', fresh);
  const own = before.replaceAll('\r\n', '\n');
  const base = added && baseOf(added);
  if (own === fresh) return plan('same', fresh);
  if (base === undefined) return plan('foreign', fresh);
  if (own === base) return plan('updated', fresh);
  if (base === fresh) return plan('yours', own);
  const [open] = conflictsIn(own);
  if (open !== undefined)
    throw new CannotAnswer(
      `${name}:${open} has a conflict from the last merge. Resolve it, and run the command again.`,
    );
  const {text, conflicts} = mergeTexts({own, base, fresh}, label);
  return plan(conflicts.length > 0 ? 'conflict' : 'merged', text, conflicts);
}

function readIfThere(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  } catch (error) {
    throw new CannotAnswer(`${path} couldn’t be read: ${reasonOf(error)}.`);
  }
}
