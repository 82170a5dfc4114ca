import type {PlanEntry} from '../plan/plan.ts';
import type {MemberUse, Problem} from './checker.ts';
import {memberOf, pathOf, type PlanIndex} from './planIndex.ts';

/** What a reader is told about a problem. */
export type Explanation = {
  readonly entry?: PlanEntry | undefined;
  readonly message: string;
  readonly todo?: string | undefined;
};

const REQUESTS = /^Request|^Unified|^Platform|^PurchaseRequest/;

/** Finds the entry of the plan that explains a problem. */
export function entryOf(
  {kind, name, owners = []}: Problem,
  use: MemberUse | undefined,
  plan: PlanIndex,
  isHook: boolean,
): PlanEntry | undefined {
  if (kind === 'no-export' || kind === 'untyped') return plan.find(name) ?? plan.findMember(name);
  const isRequest = owners.some((owner) => REQUESTS.test(owner));
  const member = name === '' ? undefined : plan.findMember(name);
  if (kind === 'excess' && member?.kind === 'renamed') return member;
  if ((kind === 'excess' || kind === 'mismatch') && isRequest) {
    const names = isHook ? ['useIAP.requestPurchase', 'requestPurchase'] : ['requestPurchase'];
    for (const path of [...names, ...owners]) {
      const entry = plan.find(path);
      if (entry) return entry;
    }
  }
  const paths = [...(use ? [use.owner] : []), ...owners].map((owner) => pathOf(owner, name));
  for (const path of paths) {
    const entry = plan.find(path);
    if (entry) return entry;
  }
  return member;
}

/** Says what is wrong and what to do, from the entry that explains it. */
export function explain(
  problem: Problem,
  entry: PlanEntry | undefined,
  {to, plain}: {readonly to: string; readonly plain: boolean},
): Explanation {
  const first = whatHappened(problem, entry, to);
  const effect = entry?.effects.find(({need}) => need === 'must');
  const consequence = consequenceOf(problem, plain);
  const message = [first, consequence].filter((sentence) => sentence !== '').join(' ');
  return {entry, message, todo: effect?.todo ?? adviceOf(problem, entry)};
}

function whatHappened(
  {kind, name, owners = []}: Problem,
  entry: PlanEntry | undefined,
  to: string,
): string {
  const patch = entry?.patches.at(-1) ?? to;
  const now = entry?.now === undefined ? undefined : memberOf(entry.now);
  switch (kind) {
    case 'lacks':
      return `Since ${patch}, this also needs \`${name}\`.`;
    case 'untyped':
      return `This parameter got its type from \`${name}\`, which was removed, so now it has none.`;
    case 'mismatch':
      if (owners.some((owner) => REQUESTS.test(owner))) {
        return `A flat request is refused since ${patch}.`;
      }
      return name === ''
        ? `This value no longer fits since ${patch}.`
        : `\`${name}\` no longer fits since ${patch}: its type is different.`;
    case 'absent':
      return name === ''
        ? `The type of this value is different since ${patch}.`
        : `\`${name}\` has a different type since ${patch}: it can be missing.`;
    case 'some-member':
      return `Since ${patch}, only some of the possible types of this value have \`${name}\`.`;
    case 'excess':
      if (entry?.kind !== 'renamed' && entry?.kind !== 'removed') {
        return `A flat request is refused since ${patch}.`;
      }
  }
  if (now !== undefined && now !== name) {
    return entry?.kind === 'removed'
      ? `\`${name}\` doesn’t exist since ${patch}; \`${now}\` replaces it.`
      : `\`${name}\` is called \`${now}\` since ${patch}.`;
  }
  return `expo-iap ${to} has no \`${name}\`.`;
}

function consequenceOf({kind}: Problem, plain: boolean): string {
  if (kind === 'no-key') return 'The check compiles but is never true.';
  if (kind === 'tested-member') return 'The check above hides this from the compiler.';
  if (!plain) return '';
  switch (kind) {
    case 'no-export':
      return 'In JavaScript, nothing warns you: the name is `undefined`, and calling it throws.';
    case 'no-member':
    case 'some-member':
      return 'In JavaScript, nothing warns you: the value is `undefined`.';
    case 'excess':
    case 'lacks':
      return 'In JavaScript, nothing warns you before the call fails.';
    default:
      return '';
  }
}

function adviceOf({kind, name}: Problem, entry: PlanEntry | undefined): string | undefined {
  if (kind === 'untyped') return 'Fix the name above to restore the type.';
  if (kind === 'absent' || kind === 'mismatch') return 'Check for `undefined` and `null` first.';
  if (kind === 'lacks') return `Add \`${name}\`.`;
  return entry?.now === undefined ? undefined : `Write \`${memberOf(entry.now)}\`.`;
}
