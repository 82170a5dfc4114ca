import type {Node} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import {explain} from './explain.ts';
import {type Finding, positionOf} from './findings.ts';
import type {LibraryCall} from './libraryCalls.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import type {ParsedFile} from './program/module.ts';
import type {ReleasePair} from './releases.ts';
import {platformFix, requestFix, sourceFix} from './requestFix.ts';
import {flatKey, isFlat, refusedRequest, requestOf} from './requests.ts';
import {directiveAt, type Silence} from './silence.ts';
import {isUnchecked} from './types/unchecked.ts';

type RequestTask = {
  readonly file: ParsedFile;
  readonly old: CheckedFile;
  readonly calls: readonly LibraryCall[];
  readonly plan: PlanIndex;
  readonly pair: ReleasePair;
  readonly to: string;
  /** Where something is said already, as `line:column`. */
  readonly taken: ReadonlySet<string>;
};

/**
 * Requests without parts for the platforms, where nothing checks them: the types of the older release can have refused
 * them already, while its JavaScript took them.
 */
export function requestFindings({
  file,
  old: {checker},
  calls,
  plan,
  pair,
  to,
  taken,
}: RequestTask): readonly Finding[] {
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
    return [finding(node, silence)];
  });

  function finding(node: Node, silence: Silence): Finding {
    const name = node.type === 'Identifier' ? node.name : memberOf(entry?.name ?? '');
    const problem = {kind: 'mismatch', node, name, owners: ['RequestPurchaseProps']} as const;
    const {message, todo} = explain(problem, entry, {pair, to, silence});
    const parent = checker.parentOf(node);
    const edits =
      parent?.type === 'ObjectProperty' && parent.value !== node
        ? (requestFix(parent, file, checker, plan) ??
          platformFix(node, file, checker, plan) ??
          sourceFix(node, file, checker, plan))
        : undefined;
    return {
      ...positionOf(file, node),
      kind: 'fails',
      name,
      message,
      ...(entry && {entry}),
      ...(todo !== undefined && {todo}),
      ...(edits && {edits}),
    };
  }
}
