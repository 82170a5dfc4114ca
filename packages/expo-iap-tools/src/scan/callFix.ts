import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import type {Checker} from './checker.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {around, orEmpty} from './presentFix.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {usesOf} from './program/mentions.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {renameExport, renameKey} from './renames.ts';

/** What stands around the only argument of a function once another one takes its place; of the package, or of the hook. */
const ARGUMENTS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  getProducts: ['{skus: ', ", type: 'in-app'}"],
  getSubscriptions: ['{skus: ', ", type: 'subs'}"],
  requestProducts: ['', ''],
  requestSubscription: ['{request: ', ", type: 'subs'}"],
};

/** Calls the function that takes the place of another one; nothing where it is also used without being called. */
export function callFix(
  node: Node,
  {name, now}: PlanEntry,
  task: Pick<FileTask, 'file' | 'now'>,
): readonly CodeEdit[] | undefined {
  const {file, now: checked} = task;
  const parts = ARGUMENTS[name.replace('useIAP.', '')];
  if (!parts || now === undefined) return undefined;
  const calls = usedAt(node, checked.checker).map((use): CallNode | undefined => {
    const call = parentOf(use);
    const isOne = call && isCall(call) && call.callee === use && call.arguments.length === 1;
    return isOne ? call : undefined;
  });
  const known = calls.filter((each) => each !== undefined);
  // The hook's function takes what the older one took and gives nothing, so it can also be passed on.
  const isSame = name === 'useIAP.requestProducts';
  if (!isSame && known.length < calls.length) return undefined;
  const next = memberOf(now);
  const renamed =
    node.type === 'ImportSpecifier'
      ? renameExport(node, next, file, checked)
      : renameKey(node, next);
  return (
    renamed && [
      ...renamed,
      ...known.flatMap((call) => call.arguments.flatMap((given) => around(given, ...parts))),
      ...known.flatMap((call) => orEmpty(call, name, task)),
    ]
  );
}

/** Where a function is used that is imported, taken out of an object, or a member. */
function usedAt(node: Node, checker: Checker): readonly Node[] {
  if (node.type === 'ImportSpecifier') return usesOf(checker, node.local).filter(isNoList);
  const up = parentOf(node);
  if (up && isMember(up)) return [up];
  return up?.type === 'ObjectProperty' ? usesOf(checker, up.value).filter(isNoList) : [];
}

/** A list of what an effect depends on doesn't call anything. */
function isNoList(use: Node): boolean {
  return parentOf(use)?.type !== 'ArrayExpression';
}
