import {memberOf} from '../plan/plan.ts';
import {explain} from './explain.ts';
import type {FileTask} from './fileTask.ts';
import {type Finding, positionOf} from './findings.ts';
import {requestFix} from './requestFix.ts';
import {flatKey, isFlat, refusedRequest, requestOf} from './requests.ts';
import {directiveAt} from './silence.ts';
import {isUnchecked} from './types/unchecked.ts';

/**
 * Requests without parts for the platforms, where nothing checks them: the types of the older release can have refused
 * them already, while its JavaScript took them.
 */
export function requestFindings(
  task: FileTask,
  /** Where something is said already, as `line:column`. */
  taken: ReadonlySet<string>,
): readonly Finding[] {
  const {file, checker, calls, plan} = task;
  const entry = refusedRequest(plan);
  if (!entry) return [];
  return calls.flatMap((each): Finding[] => {
    const request = requestOf(each, checker);
    if (!request || !isFlat(request, checker)) return [];
    const {place, value, type} = request;
    const key = value && flatKey(value);
    const node = key ?? place;
    const isTold = [place, value ?? place, node].some((it) => {
      const {line, column} = positionOf(file, it);
      return taken.has(`${line}:${column}`);
    });
    if (isTold) return [];
    const isAny = [type, ...each.call.arguments.map((it) => checker.typeOf(it))].some(isUnchecked);
    const isFree = isAny || isUnchecked(checker.typeOf(each.call.callee));
    const silence = file.plain ? 'javascript' : (directiveAt(file, node) ?? (isFree && 'any'));
    if (!silence) return [];
    const name = node.type === 'Identifier' ? node.name : memberOf(entry.name);
    const problem = {kind: 'mismatch', node, name, owners: ['RequestPurchaseProps']} as const;
    const words = explain(problem, entry, {...task, silence});
    const edits = requestFix(node, task);
    return [{...positionOf(file, node), kind: 'fails', name, ...words, entry, edits}];
  });
}
