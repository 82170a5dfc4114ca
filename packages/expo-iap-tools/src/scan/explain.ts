import type {PlanEntry} from '../plan/plan.ts';
import {openDateSentence} from '../view/planWords.ts';
import type {FileTask} from './fileTask.ts';
import type {Finding} from './findings.ts';
import {memberOf, pathOf, type PlanIndex} from './planIndex.ts';
import type {MemberUse, TypeProblem} from './problems.ts';
import type {Silence} from './silence.ts';

const REQUESTS = /^Request|^Unified|^Platform|^PurchaseRequest/;

/** Finds the entry of the plan that explains a problem. */
export function entryOf(
  {kind, name, owners = []}: TypeProblem,
  use: MemberUse | undefined,
  plan: PlanIndex,
  isHook: boolean,
): PlanEntry | undefined {
  if (kind === 'no-export' || kind === 'untyped') return plan.find(name) ?? plan.findMember(name);
  const isRequest = isOfRequest({kind, owners});
  const member = name === '' ? undefined : plan.findMember(name);
  if (kind === 'excess' && member?.kind === 'renamed') return member;
  if (isBare({kind, name}) || isRequest) {
    const names = isHook ? ['useIAP.requestPurchase', 'requestPurchase'] : ['requestPurchase'];
    const entry = findFirst([...names, ...owners], plan);
    if (entry) return entry;
  }
  const paths = [...(use ? [use.owner] : []), ...owners].map((owner) => pathOf(owner, name));
  return findFirst(paths, plan) ?? member;
}

function findFirst(paths: readonly string[], plan: PlanIndex): PlanEntry | undefined {
  return paths.map((path) => plan.find(path)).find(Boolean);
}

/** Says whether a call has the product at its top, where the request belongs. */
function isBare({kind, name}: Pick<TypeProblem, 'kind' | 'name'>): boolean {
  return kind === 'lacks' && name === 'request';
}

/** Says whether a problem is about what a request takes. */
export function isOfRequest({kind, owners = []}: Pick<TypeProblem, 'kind' | 'owners'>): boolean {
  const isShape = kind === 'excess' || kind === 'mismatch';
  return isShape && owners.some((owner) => REQUESTS.test(owner));
}

/** The patch by which the compiler refuses a place, as far as the plan says so. */
export function causeOf({kind}: TypeProblem, entry: PlanEntry | undefined): string | undefined {
  if (!entry) return undefined;
  const {changes, effects} = entry;
  const refused = effects.findLast(({need, compiler}) => need === 'must' && compiler === 'error');
  if (isOfShape(kind)) return refused?.patch;
  const isGone = entry.kind === 'removed' || entry.kind === 'renamed';
  const gone = changes.findLast(({change}) => change === 'removed' || change === 'renamed');
  return isGone ? gone?.patch : refused?.patch;
}

/** Whether the name still exists, and only its type or its parameters differ. */
export function isOfShape(kind: TypeProblem['kind']): boolean {
  return kind === 'absent' || kind === 'mismatch' || kind === 'lacks' || kind === 'some-member';
}

/** The upgrade that a problem belongs to, and why the compiler says nothing. */
type Compared = Pick<FileTask, 'pair' | 'to'> & {readonly silence: Silence | undefined};

/** Says what is wrong and what to do, from the entry that explains it. */
export function explain(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  {pair, to, silence}: Compared,
): Pick<Finding, 'message' | 'todo'> {
  const cause = causeOf(problem, entry);
  const isNamed = !entry?.openDates?.some((open) => open.patch === cause && !open.isNamed);
  const time = {
    cause: isNamed ? cause : undefined,
    since: isNamed && cause !== undefined ? `Since ${cause}` : `In ${pair.to.patch}`,
    to,
  };
  const first = whatHappened(problem, entry, time);
  const effect = entry?.effects.find(({need}) => need === 'must');
  const proof = cause === undefined ? undefined : openDateSentence(cause, entry?.openDates);
  // What only the compared releases show can have happened before the patch or after it.
  const doubt =
    cause === undefined && !pair.isEnd
      ? `Your code fits ${pair.from.patch}, and no source names the patch that changed this.`
      : '';
  const afterwards =
    silence === '@ts-expect-error'
      ? 'Once this is corrected, remove `@ts-expect-error`: the compiler refuses it where nothing is wrong.'
      : '';
  const message = [first, proof ?? doubt, consequenceOf(problem, silence, entry), afterwards]
    .filter((sentence) => sentence !== '')
    .join(' ');
  const todo = isBare(problem) ? 'Put it under `request`. ' : '';
  return {message, todo: effect ? `${todo}${effect.todo}` : adviceOf(problem, entry)};
}

function whatHappened(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  {cause, since, to}: {readonly cause: string | undefined; since: string; to: string},
): string {
  const {kind, name} = problem;
  const isRequest = isOfRequest(problem);
  switch (kind) {
    case 'lacks':
      return isBare({kind, name}) && cause !== undefined
        ? `${since}, a flat request is refused.`
        : `${since}, this also needs \`${name}\`.`;
    case 'untyped':
      return `This parameter got its type from \`${name}\`, which was removed, so now it has none.`;
    case 'mismatch':
      if (isRequest) return `${since}, a flat request is refused.`;
      return name === ''
        ? `${since}, this value doesn’t fit.`
        : `${since}, \`${name}\` has a different type and doesn’t fit here.`;
    case 'absent':
      return name === ''
        ? `${since}, the type of this value is different.`
        : `${since}, \`${name}\` has a different type: it can be missing.`;
    case 'some-member':
      return `${since}, only some of the possible types of this value have \`${name}\`.`;
    case 'excess':
      if (isRequest && entry?.kind !== 'renamed' && entry?.kind !== 'removed')
        return `${since}, a flat request is refused.`;
  }
  const now = entry?.now === undefined ? undefined : memberOf(entry.now);
  if (now === undefined || now === name) return `expo-iap ${to} has no \`${name}\`.`;
  if (cause === undefined) return `expo-iap ${to} has no \`${name}\`; \`${now}\` replaces it.`;
  return entry?.kind === 'removed'
    ? `\`${name}\` was removed in ${cause}; \`${now}\` replaces it.`
    : `\`${name}\` was renamed to \`${now}\` in ${cause}.`;
}

function consequenceOf(
  problem: TypeProblem,
  silence: Silence | undefined,
  entry: PlanEntry | undefined,
): string {
  const {kind} = problem;
  if (kind === 'no-key') return 'The check compiles but is never true.';
  if (kind === 'tested-member') return 'The check above hides this from the compiler.';
  if (!silence) return '';
  const place = placeOf(silence);
  if (kind === 'excess' && entry?.kind === 'renamed')
    return `${place}, nothing warns you: the field is ignored.`;
  if (isOfRequest(problem)) return `${place}, nothing warns you before the call fails.`;
  switch (kind) {
    case 'no-export':
      return `${place}, nothing warns you: the name is \`undefined\`, and calling it throws.`;
    case 'no-member':
    case 'some-member':
      return `${place}, nothing warns you: the value is \`undefined\`.`;
    case 'excess':
    case 'lacks':
      return `${place}, nothing warns you before the call fails.`;
    default:
      return '';
  }
}

function placeOf(silence: Silence): string {
  if (silence === 'javascript') return 'In JavaScript';
  return silence === 'own type' || silence === 'cast'
    ? 'Behind your own type'
    : `Behind \`${silence}\``;
}

function adviceOf(problem: TypeProblem, entry: PlanEntry | undefined): string | undefined {
  const {kind, node, name, asks} = problem;
  if (kind === 'untyped') return 'Fix the name above to restore the type.';
  if (kind === 'absent' || asks === 'presence') return 'Check for `undefined` and `null` first.';
  if (asks) {
    const path = node.type === 'Identifier' ? `${name}.platform` : 'platform';
    return `Check \`${path} === '${asks}'\` first.`;
  }
  if (kind === 'mismatch') return undefined;
  if (kind === 'lacks') return `Add \`${name}\`.`;
  return entry?.now === undefined ? undefined : `Write \`${memberOf(entry.now)}\`.`;
}
