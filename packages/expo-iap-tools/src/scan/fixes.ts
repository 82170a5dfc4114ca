import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import type {CheckedFile} from './checkProgram.ts';
import {codeOf, replace, requote} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {memberOf} from './planIndex.ts';
import type {TypeProblem} from './problems.ts';
import {usesOf} from './program/mentions.ts';
import type {ParsedFile} from './program/module.ts';
import {parentOf} from './program/place.ts';
import {requestFix} from './requestFix.ts';

/** Works out the correction of a problem, where no decision is left to the reader. */
export function fixOf(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  task: Pick<FileTask, 'file' | 'now' | 'names' | 'plan'>,
): readonly CodeEdit[] | undefined {
  const {kind, node, name} = problem;
  const {file, now: checked, names} = task;
  if (kind === 'excess') {
    const parent = parentOf(node);
    if (entry?.kind === 'renamed') return renameKey(node, memberOf(entry.now ?? name));
    if (parent?.type !== 'ObjectProperty') return undefined;
    if (entry?.kind === 'removed') return removeProperty(parent, file.text);
    return requestFix(node, task);
  }
  if (kind === 'mismatch') return requestFix(node, task);
  const now = entry && successorOf(entry, names);
  if (now === undefined) return undefined;
  if (kind === 'no-export') return renameExport(node, now, file, checked);
  if (kind === 'no-member' || kind === 'no-key' || kind === 'tested-member') {
    return renameKey(node, now);
  }
  return undefined;
}

/** The name that does the same in the newer release; none where the reader has to decide. */
export function successorOf(
  {kind, name, now}: PlanEntry,
  names: ReadonlySet<string>,
): string | undefined {
  if (now === undefined) return undefined;
  const next = memberOf(now);
  if (kind === 'renamed') return next;
  if (kind !== 'removed' || name.includes('.') || !names.has(next)) return undefined;
  const isSameWord = next.toLowerCase() === name.toLowerCase();
  const isPurchase = /^ProductPurchase(?:Ios|IOS|Android)$/.test(name);
  return isSameWord || isPurchase ? next : undefined;
}

/** Renames a key where it is used: in an access, in an object, in a pattern. */
export function renameKey(node: Node, now: string): readonly CodeEdit[] {
  if (node.type === 'StringLiteral' || node.type === 'TSLiteralType') {
    return [requote(node, now)];
  }
  const parent = parentOf(node);
  if (parent?.type === 'ObjectProperty' && parent.shorthand) {
    return [{start: node.start ?? 0, end: node.start ?? 0, text: `${now}: `}];
  }
  return [replace(node, now)];
}

/** Renames an import and everything that uses it, or imports it under its old name. */
export function renameExport(
  node: Node,
  now: string,
  file: ParsedFile,
  {checker}: CheckedFile,
): readonly CodeEdit[] | undefined {
  if (node.type === 'Identifier') return [replace(node, now)];
  if (node.type === 'ExportSpecifier') {
    const {local, exported} = node;
    const text = `${now} as ${codeOf(exported, file.text)}`;
    return [{...replace(node, text), start: local.start ?? 0}];
  }
  if (node.type !== 'ImportSpecifier') return undefined;
  const {imported, local} = node;
  const prefix = node.importKind === 'type' ? 'type ' : '';
  const isAliased = imported.start !== local.start;
  if (isAliased) return [replace(imported, now)];
  const uses = usesOf(checker, local);
  const isTaken = new RegExp(`\\b${now}\\b`).test(file.text);
  const isExported = uses.some((use) => parentOf(use)?.type === 'ExportSpecifier');
  if (isTaken || isExported) return [replace(node, `${prefix}${now} as ${local.name}`)];
  return [
    replace(imported, now),
    ...uses.map((use) => {
      const parent = parentOf(use);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return replace(use, isShort ? `${local.name}: ${now}` : now);
    }),
  ];
}

/** Removes a property from an object, with its comma and the space before it. */
function removeProperty(property: Node, text: string): readonly CodeEdit[] {
  const after = /^\s*,/.exec(text.slice(property.end ?? 0));
  const before = /,\s*$/.exec(text.slice(0, property.start ?? 0));
  if (before) {
    return [{start: (property.start ?? 0) - before[0].length, end: property.end ?? 0, text: ''}];
  }
  return [
    {start: property.start ?? 0, end: (property.end ?? 0) + (after?.[0].length ?? 0), text: ''},
  ];
}
