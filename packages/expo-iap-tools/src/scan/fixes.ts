import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import type {TypeProblem} from './checker.ts';
import type {CheckedFile} from './checkProgram.ts';
import type {CodeEdit} from './findings.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import type {ParsedFile} from './program/module.ts';
import {platformFix, requestFix, sourceFix} from './requestFix.ts';

/** Works out the correction of a problem, where no decision is left to the reader. */
export function fixOf(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  {file, checked, names, plan}: FixContext,
): readonly CodeEdit[] | undefined {
  const {kind, node, name} = problem;
  if (kind === 'excess') {
    const parent = checked.checker.parentOf(node);
    if (entry?.kind === 'renamed') return renameKey(node, memberOf(entry.now ?? name), checked);
    if (parent?.type !== 'ObjectProperty') return undefined;
    if (entry?.kind === 'removed') return removeProperty(parent, file.text);
    return requestFix(parent, file, checked.checker, plan);
  }
  if (kind === 'mismatch')
    return (
      platformFix(node, file, checked.checker, plan) ?? sourceFix(node, file, checked.checker, plan)
    );
  const now = entry && successorOf(entry, names);
  if (now === undefined) return undefined;
  if (kind === 'no-export') return renameExport(node, now, file, checked);
  if (kind === 'no-member' || kind === 'no-key' || kind === 'tested-member') {
    return renameKey(node, now, checked);
  }
  return undefined;
}

/** Where a correction happens. */
export type FixContext = {
  readonly file: ParsedFile;
  readonly checked: CheckedFile;
  /** What the newer release exports. */
  readonly names: ReadonlySet<string>;
  readonly plan: PlanIndex;
};

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

function edit(node: Node, text: string): CodeEdit {
  return {start: node.start ?? 0, end: node.end ?? 0, text};
}

/** Renames a key where it is used: in an access, in an object, in a pattern. */
export function renameKey(node: Node, now: string, {checker}: CheckedFile): readonly CodeEdit[] {
  if (node.type === 'StringLiteral' || node.type === 'TSLiteralType') {
    const start = (node.start ?? 0) + 1;
    return [{start, end: (node.end ?? 0) - 1, text: now}];
  }
  const parent = checker.parentOf(node);
  if (parent?.type === 'ObjectProperty' && parent.shorthand) {
    return [{start: node.start ?? 0, end: node.start ?? 0, text: `${now}: `}];
  }
  return [edit(node, now)];
}

/** Renames an import and everything that uses it, or imports it under its old name. */
export function renameExport(
  node: Node,
  now: string,
  file: ParsedFile,
  {checker, imports}: CheckedFile,
): readonly CodeEdit[] | undefined {
  if (node.type === 'Identifier') return [edit(node, now)];
  if (node.type === 'ExportSpecifier') {
    const {local, exported} = node;
    const text = `${now} as ${textOf(exported, file)}`;
    return [{start: local.start ?? 0, end: node.end ?? 0, text}];
  }
  if (node.type !== 'ImportSpecifier') return undefined;
  const {imported, local} = node;
  const prefix = node.importKind === 'type' ? 'type ' : '';
  const isAliased = imported.start !== local.start;
  if (isAliased) return [edit(imported, now)];
  const uses = [...(imports.get(local.name) ?? [])];
  const isTaken = new RegExp(`\\b${now}\\b`).test(file.text);
  const isExported = uses.some((use) => checker.parentOf(use)?.type === 'ExportSpecifier');
  if (isTaken || isExported) return [edit(node, `${prefix}${now} as ${local.name}`)];
  return [
    edit(imported, now),
    ...uses.map((use) => {
      const parent = checker.parentOf(use);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return edit(use, isShort ? `${local.name}: ${now}` : now);
    }),
  ];
}

function textOf(node: Node, {text}: ParsedFile): string {
  return text.slice(node.start ?? 0, node.end ?? 0);
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
