import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import type {Checker} from './checker.ts';
import {codeOf, replace} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {memberOf} from './planIndex.ts';
import {isCall} from './program/calls.ts';
import {usesOf} from './program/mentions.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {renameExport, renameKey} from './renames.ts';

/** What the only argument of a function becomes where another one takes its place; of the package, or of the hook. */
const ARGUMENTS: Readonly<Record<string, (given: string) => string>> = {
  'useIAP.getProducts': (given) => `{skus: ${given}, type: 'in-app'}`,
  'useIAP.getSubscriptions': (given) => `{skus: ${given}, type: 'subs'}`,
  'useIAP.requestProducts': (given) => given,
  requestSubscription: (given) => `{request: ${given}, type: 'subs'}`,
};

/** Calls the function that takes the place of another one; nothing where it is also used without being called. */
export function callFix(
  node: Node,
  {name, now}: PlanEntry,
  {file, now: checked}: Pick<FileTask, 'file' | 'now'>,
): readonly CodeEdit[] | undefined {
  const take = ARGUMENTS[name];
  if (!take || now === undefined) return undefined;
  const calls = usedAt(node, checked.checker).map((use) => {
    const call = parentOf(use);
    const [argument, ...rest] = call && isCall(call) && call.callee === use ? call.arguments : [];
    return argument && rest.length === 0 ? argument : undefined;
  });
  const known = calls.filter((each) => each !== undefined);
  const isSame = take('') === '';
  if (!isSame && known.length < calls.length) return undefined;
  const next = memberOf(now);
  const renamed =
    node.type === 'ImportSpecifier'
      ? renameExport(node, next, file, checked)
      : renameKey(node, next);
  const wrapped = isSame
    ? []
    : known.map((argument) => replace(argument, take(codeOf(argument, file.text))));
  return renamed && [...renamed, ...wrapped];
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
