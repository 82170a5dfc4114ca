import {memberOf, type PlanEntry} from '../plan/plan.ts';
import {openDateSentence} from '../view/planWords.ts';
import type {FileTask} from './fileTask.ts';
import type {Finding} from './findings.ts';
import {pathOf, type PlanIndex} from './planIndex.ts';
import type {MemberUse, TypeProblem} from './problems.ts';
import {refusedEffect} from './requests.ts';
import type {Silence} from './silence.ts';
import {otherOwner} from './typeFix.ts';
import {sameWord} from './types/sameWord.ts';

const REQUESTS = /^Request|^Unified|^Platform|^PurchaseRequest/;

/** Finds the entry of the plan that explains a problem. */
export function entryOf(
  {kind, node, name, owners = [], texts}: TypeProblem,
  use: MemberUse | undefined,
  plan: PlanIndex,
  isHook: boolean,
): PlanEntry | undefined {
  if (kind === 'no-export' || kind === 'untyped') return plan.find(name) ?? plan.findMember(name);
  if (kind === 'no-value') return plan.find(name);
  if (kind === 'taken') return plan.find(`${name}.responseCode`) ?? plan.find(name);
  if (kind === 'no-result') return findFirst(isHook ? [`useIAP.${name}`, name] : [name], plan);
  if (texts) return entryOfText(kind, texts, plan);
  if (kind === 'lacks' && name === 'type' && owners.some((owner) => /RequestPurchase/.test(owner)))
    return plan.find('requestPurchase');
  const own = findFirst(
    owners.map((owner) => pathOf(owner, name)),
    plan,
  );
  if (kind === 'excess' && (own?.kind === 'renamed' || own?.kind === 'removed')) return own;
  const isRequest = isOfRequest({kind, owners});
  const member = name === '' ? undefined : plan.findMember(name);
  if (kind === 'excess' && member?.kind === 'renamed') return member;
  if (isBare({kind, name}) || isRequest) {
    const names = isHook ? ['useIAP.requestPurchase', 'requestPurchase'] : ['requestPurchase'];
    const entry = findFirst([...names, ...owners], plan);
    if (entry) return entry;
  }
  if (kind === 'mismatch' && node.type === 'ObjectExpression' && plan.find(name))
    return plan.find(name);
  if (kind === 'no-member' && owners.length === 0 && !member)
    return withEffect('expiry-is-number', plan);
  const paths = [...(use ? [use.owner] : []), ...owners].map((owner) => pathOf(owner, name));
  return findFirst(paths, plan) ?? member;
}

/** The words of a kind of product and of a period are types of their own, which the history doesn’t follow. */
function entryOfText(
  kind: TypeProblem['kind'],
  texts: readonly string[],
  plan: PlanIndex,
): PlanEntry | undefined {
  if (!texts.includes('in-app')) return withEffect('period-words', plan);
  const loading = kind === 'mismatch' ? withEffect('inapp-refused', plan) : undefined;
  return loading ?? withEffect('type-in-app', plan);
}

function withEffect(wanted: string, plan: PlanIndex): PlanEntry | undefined {
  return plan.entries.find(({effects}) => effects.some(({id}) => id === wanted));
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
  return /^(?:absent|lacks|mismatch|no-result|no-text|no-value|some-member|taken)$/.test(kind);
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
  const isOwn = problem.kind === 'taken' || problem.texts !== undefined;
  const told = isOwn ? adviceOf(problem, entry) : effect && `${todo}${effect.todo}`;
  return {message, todo: told ?? adviceOf(problem, entry)};
}

function whatHappened(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  {cause, since, to}: {readonly cause: string | undefined; since: string; to: string},
): string {
  const {kind, name, owners = [], texts = []} = problem;
  const isRequest = isOfRequest(problem);
  const isPart = name === 'ios' || name === 'android';
  const isFlat = !isPart && entry !== undefined && refusedEffect(entry) !== undefined;
  if (kind === 'mismatch' && texts.length > 0) return `${since}, \`${name}\` isn’t known here.`;
  switch (kind) {
    case 'lacks':
      return isBare({kind, name}) && cause !== undefined && isFlat
        ? `${since}, a flat request is refused.`
        : `${since}, this also needs \`${name}\`.`;
    case 'untyped':
      return `This parameter got its type from \`${name}\`, which was removed, so now it has none.`;
    case 'mismatch':
      if (isRequest && isFlat) return `${since}, a flat request is refused.`;
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
      if (isRequest && isFlat && entry?.kind !== 'renamed' && entry?.kind !== 'removed')
        return `${since}, a flat request is refused.`;
      break;
    case 'no-value':
      return `${since}, \`${name}\` is only a type.`;
    case 'taken':
      return owners[0] === undefined
        ? `${since}, what this gets doesn’t fit your own type.`
        : `${since}, this gets an \`${owners[0]}\`, which isn’t a \`${name}\`.`;
    case 'no-text':
      return `${since}, this is never \`${name}\`.`;
    case 'no-result':
      return `${since}, \`${name}\` returns nothing.`;
  }
  const now = entry?.now === undefined ? undefined : memberOf(entry.now);
  const field = memberOf(entry?.name ?? '');
  if (entry?.kind === 'behavior' && field !== name && kind === 'no-member')
    return `${since}, \`${field}\` has a different type, without \`${name}\`.`;
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
  const isIgnored =
    entry?.kind === 'renamed' || (entry?.now !== undefined && !isOfRequest(problem));
  if (kind === 'excess' && isIgnored) return `${place}, nothing warns you: the field is ignored.`;
  if (isOfRequest(problem)) return `${place}, nothing warns you before the call fails.`;
  switch (kind) {
    case 'no-value':
      return `${place}, nothing warns you: the name is \`undefined\`, and \`instanceof\` and \`new\` throw.`;
    case 'no-text':
      return `${place}, nothing warns you.`;
    case 'no-export':
      return `${place}, nothing warns you: the name is \`undefined\`, and calling it throws.`;
    case 'no-member':
    case 'no-result':
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
  const {kind, node, name, owners, asks, texts} = problem;
  const spelled = texts && sameWord(name, texts);
  if (spelled !== undefined) return `Write \`${spelled}\`.`;
  if (kind === 'taken')
    return owners?.[0] === undefined
      ? 'Correct your type, or leave the annotation out.'
      : `Write \`${owners[0]}\`, or leave the annotation out.`;
  if (kind === 'untyped') return 'Fix the name above to restore the type.';
  if (kind === 'absent' || asks === 'presence') return 'Check for `undefined` and `null` first.';
  if (asks) {
    const path = node.type === 'Identifier' ? `${name}.platform` : 'platform';
    return `Check \`${path} === '${asks}'\` first.`;
  }
  if (kind === 'mismatch') return undefined;
  if (kind === 'lacks') return `Add \`${name}\`.`;
  const other = entry && otherOwner(entry);
  if (other) return `Write \`${other[1]}\` where the code has \`${other[0]}\`.`;
  return entry?.now === undefined ? undefined : `Write \`${memberOf(entry.now)}\`.`;
}
