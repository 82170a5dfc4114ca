import type {PlanEntry} from '../plan/plan.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {isNamed} from './program/imports.ts';
import {LIBRARY} from './program/librarySource.ts';
import {usesOf} from './program/mentions.ts';
import {parentOf} from './program/place.ts';
import {renameExport} from './renames.ts';

/** Imports another type in the place of one that has its name and is another one now. */
export function typeFix(
  name: string,
  next: string,
  {file, now, names}: Pick<FileTask, 'file' | 'now' | 'names'>,
): readonly CodeEdit[] | undefined {
  const found = file.tree.imports.find((each) => each.source === LIBRARY && each.name === name);
  if (!found || !isNamed(found.node) || !names.has(next)) return undefined;
  const uses = usesOf(now.checker, found.node.local);
  const isType = uses.every((use) => parentOf(use)?.type.startsWith('TS'));
  return isType ? renameExport(found.node, next, file, now) : undefined;
}

/** The type in which a member lives on under the same name, where its old type stays and has it no more. */
export function otherOwner({kind, name, now}: PlanEntry): readonly [string, string] | undefined {
  const [owner = '', member] = name.split('.');
  const [next = '', same] = (now ?? '').split('.');
  return kind === 'removed' && member !== undefined && member === same && owner !== next
    ? [owner, next]
    : undefined;
}
