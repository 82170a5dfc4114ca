import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import {alsoReads} from './alsoReads.ts';
import {causeOf, entryOf, explain, isOfRequest, isOfShape} from './explain.ts';
import type {FileTask} from './fileTask.ts';
import {type CodeEdit, type Finding, positionOf} from './findings.ts';
import {fixOf} from './fixes.ts';
import type {PlanIndex} from './planIndex.ts';
import type {TypeProblem} from './problems.ts';
import {propertyNamed} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {refusedRequest} from './requests.ts';
import {silenceAt} from './silence.ts';

/** What the compiler, or without one the running program, refuses in the newer release and not in the older one. */
export function compileFindings(task: FileTask): readonly Finding[] {
  const {file, old, now, hidden, plan, pair} = task;
  const key = ({kind, node}: TypeProblem): string => `${kind} ${node.start} ${node.end}`;
  const known = new Set(old.problems.map(key));
  // What no type had before is not lost where only some types have it.
  const lacked = new Set(
    old.problems.filter((each) => each.kind === 'no-member').map(({node}) => node),
  );
  const seen = new Set<string>();
  const isHook = file.tree.mentions.has('useIAP');
  const uses = new Map(old.uses.toReversed().map((use) => [use.node, use]));
  /** What the corrections of earlier keys write anew: what is behind them is told with them. */
  const written: CodeEdit[] = [];
  return [...now.problems, ...hidden].flatMap((problem): Finding[] => {
    const {kind, node, name, isBehind} = problem;
    const place = key(problem);
    if (seen.has(place)) return [];
    seen.add(place);
    // What a removed name hides has its type in the older release only.
    const {checker} = now.problems.includes(problem) ? now : old;
    const silence = silenceAt(file, node, checker);
    const isRequest = isOfRequest(problem);
    const named = entryOf(problem, uses.get(node), plan, isHook && !silence);
    // What nothing checks fails when the library refuses it, not when its types do.
    const isRun = isRequest && silence !== undefined && named === plan.find('requestPurchase');
    const entry = isRun ? refusedRequest(plan) : named;
    if (isRun && !entry) return [];
    // A name that an undocumented patch between the documented ones had and lost.
    const isLost = kind === 'no-export' && (entry?.kind === 'removed' || entry?.kind === 'renamed');
    // JavaScript still took it, whatever the types of the older release said.
    const wasTaken = kind === 'mismatch' && problem.texts && silence && !isStillRead(entry);
    if (known.has(place) && !isLost && !wasTaken) return [];
    if (kind === 'lacks' && name === 'request' && isWithExcess(node, now.problems)) return [];
    if (!entry && !pair.isExact) return [];
    const isCertain = pair.isEnd || causeOf(problem, entry) !== undefined;
    if (!isCertain && !isLikely(problem, entry)) return [];
    if (kind === 'untyped' && silence) return [];
    if (isBehind && entry?.kind !== 'renamed' && entry?.kind !== 'removed') return [];
    if (isBehind && written.some((edit) => covers(edit, node))) return [];
    if (silence && isTaken(problem, entry, plan)) return [];
    if (kind === 'excess' && silence && isDefault(node, name)) return [];
    if (kind === 'some-member' && lacked.has(node)) return [];
    const next = entry?.now === undefined ? undefined : memberOf(entry.now);
    // Nothing checks code that reads the name of whichever release runs.
    if (silence && kind === 'no-member' && next && alsoReads(node, next)) return [];
    // A name that a later release removes still has its value when the code runs.
    if (kind === 'absent' && silence && entry?.kind === 'deprecated') return [];
    // A cast can be there because the library's own type is wrong: only a name that is gone is worth a question.
    const isCast = silence === 'cast';
    if (isCast && !/^(?:no|tested)-/.test(kind)) return [];
    const {message: told, todo} = explain(problem, entry, {...task, silence});
    const message = isCast ? `Is this a value from expo-iap? ${told}` : told;
    // Behind the reader's own type, the new name has to be declared there too.
    const isOwn = isCast || silence === 'own type';
    const edits = isOwn ? undefined : fixOf(problem, entry, task);
    written.push(...(edits ?? []));
    const isSilent = silence !== undefined || kind === 'no-key' || kind === 'tested-member';
    const isDoubt =
      !isCertain ||
      isCast ||
      isOpen(problem, entry) ||
      (silence !== undefined &&
        (kind === 'absent' ||
          (kind === 'mismatch' && !isRequest && !problem.texts && !isCallOf(problem))));
    return [
      {
        ...positionOf(file, node),
        kind: isDoubt ? 'question' : isSilent ? 'fails' : 'does-not-compile',
        name: name === '' ? memberOf(entry?.name ?? '') : name,
        hidden: now.problems.includes(problem) && !isBehind ? undefined : true,
        ...{message, entry, todo, edits},
      },
    ];
  });
}

function covers({start, end}: CodeEdit, node: Node): boolean {
  return start <= (node.start ?? 0) && (node.end ?? 0) <= end;
}

/** Whether a request has the parts for the platforms at its top, where its type is what is wrong. */
function isWithExcess(node: Node, problems: readonly TypeProblem[]): boolean {
  return problems.some(
    (each) =>
      each.kind === 'excess' &&
      /^(?:android|ios)$/.test(each.name) &&
      parentOf(parentOf(each.node) ?? each.node) === node,
  );
}

/** Whether a call gives an object where the library takes a text, which fails in any case. */
function isCallOf({node, name}: TypeProblem): boolean {
  return node.type === 'ObjectExpression' && name !== '';
}

/** Whether `inapp` as an argument, or the text of an event, still works when it runs. */
function isStillRead(entry: PlanEntry | undefined): boolean {
  return entry?.effects.some(({id}) => /^type-in-app$|^event-names/.test(id)) ?? false;
}

/** Whether the JavaScript of a release still takes what its types refuse. */
function isTaken(
  {kind, node, name}: TypeProblem,
  entry: PlanEntry | undefined,
  plan: PlanIndex,
): boolean {
  // A request without a type is one for a product, and `inapp` is read as `in-app`.
  if (kind === 'lacks') return name === 'type' && entry === plan.find('requestPurchase');
  if (kind === 'mismatch' && isStillRead(entry)) return true;
  if (kind !== 'excess' || entry?.now === undefined) return false;
  const object = parentOf(parentOf(node) ?? node);
  return object?.type === 'ObjectExpression' && !!propertyNamed(object, memberOf(entry.now));
}

/** Whether a field is a switch that stands as it does without the field: off, but for the one of what is active. */
function isDefault(node: Node, name: string): boolean {
  const field = parentOf(node);
  if (field?.type !== 'ObjectProperty' || field.value.type !== 'BooleanLiteral') return false;
  return field.value.value === (name === 'onlyIncludeActiveItems');
}

/**
 * Whether the upgrade touches what differs between the compared releases, and does not say that old code keeps working.
 */
function isLikely({kind}: TypeProblem, entry: PlanEntry | undefined): boolean {
  if (!entry || !isOfShape(kind)) return false;
  const {changes, effects} = entry;
  const isHarmless = effects.length > 0 && effects.every(({need}) => need === 'none');
  return changes.length > 0 && !isHarmless;
}

/** Whether no source names the patch, so that it may not lie between the two patches. */
function isOpen(problem: TypeProblem, entry: PlanEntry | undefined): boolean {
  const cause = causeOf(problem, entry);
  const dates = entry?.openDates ?? [];
  return dates.some(({patch, isNamed, isInside}) => patch === cause && !isNamed && !isInside);
}
