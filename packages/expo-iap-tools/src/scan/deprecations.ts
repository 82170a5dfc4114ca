import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import type {CheckedFile} from './checkProgram.ts';
import type {FileTask} from './fileTask.ts';
import {type CodeEdit, type Finding, positionOf} from './findings.ts';
import {historyFix, isHistory, replacementAdvice} from './historyCalls.ts';
import {pathOf, type PlanIndex} from './planIndex.ts';
import {isNamed} from './program/imports.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import {isMember} from './program/names.ts';
import {memberType} from './program/patterns.ts';
import {parentOf} from './program/place.ts';
import {renameExport, renameKey} from './renames.ts';
import {isSameUse} from './sameUse.ts';
import {isOpen, membersOf, type Type, UNKNOWN, withoutNullish} from './types/type.ts';

type DeprecationTask = Pick<FileTask, 'file' | 'old' | 'now' | 'plan' | 'to'>;

/** A place with a name that still works: where it is, and what has the name. */
type Place = {readonly node: Node; readonly entry: PlanEntry; readonly owner: Type};

/** Names that the newer release has and advises against, with the release that removes them. */
export function deprecationFindings(task: DeprecationTask): readonly Finding[] {
  const {file, to} = task;
  return [...importPlaces(task), ...memberPlaces(task)].map((place): Finding => {
    const {node, entry} = place;
    const name = memberOf(entry.name);
    const replacement = entry.deprecated?.replacement;
    const edits = replacement === undefined ? undefined : replaced(place, replacement, task);
    const goes = entry.deprecated?.removedIn;
    const when = goes === undefined ? 'A later release removes it' : `${goes} removes it`;
    const instead = replacement === undefined ? '' : `; \`${replacement}\` takes its place`;
    return {
      ...positionOf(file, node),
      kind: 'deprecated',
      ...{name, entry, edits},
      message: `\`${name}\` still works in ${to}. ${when}${instead}.`,
      todo: replacement === undefined ? undefined : replacementAdvice(entry.name, replacement),
      removedIn: goes,
    };
  });
}

function entryAt(plan: PlanIndex, path: string): PlanEntry | undefined {
  const entry = plan.find(path);
  return entry?.kind === 'deprecated' ? entry : undefined;
}

function importPlaces({file, now, plan}: DeprecationTask): readonly Place[] {
  return file.tree.imports.flatMap(({source, node, name}): readonly Place[] => {
    const entry = name === undefined || isInside(source) ? undefined : entryAt(plan, name);
    const isTaken = entry && (source === LIBRARY || handsOn(source, node, entry, now));
    return isTaken ? [{node, entry, owner: now.checker.imported(node, LIBRARY)}] : [];
  });
}

/** Whether a file of the reader has all of the library, also what takes the place of a name, as after `export *`. */
function handsOn(
  source: string,
  node: Node,
  {name, deprecated}: PlanEntry,
  {checker}: CheckedFile,
): boolean {
  const given = (from: string, taken: string): readonly Type[] => [
    memberType(checker.imported(node, from), taken),
    checker.importedType(node, from, taken)([]),
  ];
  return [name, deprecated?.replacement ?? name].every((taken) => {
    const own = given(source, taken);
    return given(LIBRARY, taken).some((type, index) => !isOpen(type) && type === own[index]);
  });
}

function memberPlaces({old, now, plan}: DeprecationTask): readonly Place[] {
  const seen = new Set<Node>();
  return old.uses.flatMap(({node, owner, member}): readonly Place[] => {
    const entry = entryAt(plan, pathOf(owner, member));
    if (!entry || seen.has(node)) return [];
    seen.add(node);
    const up = parentOf(node);
    const object = up && isMember(up) ? now.checker.typeOf(up.object) : UNKNOWN;
    const pattern = up?.type === 'ObjectProperty' ? parentOf(up) : undefined;
    const taken = pattern?.type === 'ObjectPattern' ? valueOf(pattern, now) : UNKNOWN;
    return [{node, entry, owner: object === UNKNOWN ? taken : object}];
  });
}

/** What a pattern takes apart, where a variable is made of it. */
function valueOf(pattern: Node, {checker}: CheckedFile): Type {
  const up = parentOf(pattern);
  return up?.type === 'VariableDeclarator' && up.init ? checker.typeOf(up.init) : UNKNOWN;
}

/** The correction, where the name that takes its place is used in the same way. */
function replaced(
  {node, owner, entry}: Place,
  replacement: string,
  {file, now}: DeprecationTask,
): readonly CodeEdit[] | undefined {
  if (isHistory(entry.name, replacement)) return historyFix(node, file, now);
  const next = memberOf(replacement);
  const all = membersOf(withoutNullish(owner)).filter((member) => member.kind === 'shape');
  const isSame = all.some((each) => {
    const before = memberType(each, memberOf(entry.name));
    return isSameUse(now.checker, memberType(each, next), before);
  });
  const types = [entry.name, next].map((each) => now.checker.importedType(node, LIBRARY, each)([]));
  // One of the two types can be another name of the other.
  const isAlias = isNamed(node) && types[0] !== UNKNOWN && types[0] === types[1];
  if (!isSame && !isAlias) return undefined;
  return isNamed(node) ? renameExport(node, next, file, now) : renameKey(node, next);
}
