import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import {callFix} from './callFix.ts';
import {codeOf, replace} from './edits.ts';
import {entryOf} from './explain.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {isOfOffers, offersFix} from './offersFix.ts';
import {presentFix} from './presentFix.ts';
import type {TypeProblem} from './problems.ts';
import {propertyNamed} from './program/names.ts';
import type {ObjectNode} from './program/objects.ts';
import {parentOf} from './program/place.ts';
import {renameExport, renameKey} from './renames.ts';
import {requestFix} from './requestFix.ts';
import {storeFix} from './storeFix.ts';
import {otherOwner, typeFix} from './typeFix.ts';
import {sameWord} from './types/sameWord.ts';

/** Works out the correction of a problem, where no decision is left to the reader. */
export function fixOf(
  problem: TypeProblem,
  entry: PlanEntry | undefined,
  task: Pick<FileTask, 'file' | 'old' | 'now' | 'names' | 'plan'>,
): readonly CodeEdit[] | undefined {
  const {kind, node, name, owners = [], texts} = problem;
  const {file, now: checked, names} = task;
  if (problem.parts) {
    const all = problem.parts.map((part) =>
      fixOf(part, entryOf(part, undefined, task.plan, false), task),
    );
    const known = all.filter((edits) => edits !== undefined);
    return known.length === all.length ? known.flat() : undefined;
  }
  const spelled = texts && sameWord(name, texts);
  if (spelled !== undefined) return renameKey(node, spelled);
  if (kind === 'taken') return typeFix(name, owners[0] ?? '', task);
  if (kind === 'lacks')
    return name === 'type' && entry ? typeOfProduct(node, file.text) : undefined;
  if (kind === 'excess') return excessFix(problem, entry, task);
  if (kind === 'mismatch') {
    const isToken = node.type === 'ObjectExpression' && name === 'acknowledgePurchaseAndroid';
    if (isToken) return tokenFix(node, file.text);
    return requestFix(node, task) ?? presentFix(node, task);
  }
  if (kind === 'absent') return presentFix(node, task);
  const other = entry && otherOwner(entry);
  if (other && kind === 'no-member') return typeFix(...other, task);
  if (entry?.now?.endsWith('.store')) return storeFix(node);
  if (entry?.kind === 'removed' && isOfOffers(entry.name)) return offersFix(node, task);
  if (entry && (kind === 'no-export' || kind === 'no-member')) {
    const calls = callFix(node, entry, task);
    if (calls) return calls;
  }
  const now = entry && successorOf(entry, names);
  if (now === undefined) return undefined;
  if (kind === 'no-export') return renameExport(node, now, file, checked);
  if (kind === 'no-member' || kind === 'no-key' || kind === 'tested-member') {
    return renameKey(node, now);
  }
  return undefined;
}

function excessFix(
  {node, name, owners = []}: TypeProblem,
  entry: PlanEntry | undefined,
  task: Pick<FileTask, 'file' | 'now' | 'names' | 'plan'>,
): readonly CodeEdit[] | undefined {
  const {text} = task.file;
  const parent = parentOf(node);
  const next = entry?.now === undefined ? undefined : memberOf(entry.now);
  const object = parent && parentOf(parent);
  const isDouble =
    next !== undefined && object?.type === 'ObjectExpression' && propertyNamed(object, next);
  if (parent && isDouble) return removeProperty(parent, text);
  if (owners.includes('RequestPurchaseProps') && (name === 'ios' || name === 'android'))
    return typeFix('RequestPurchaseProps', 'RequestPurchasePropsByPlatforms', task);
  if (entry?.kind === 'renamed' || next === `${name}IOS`) return renameKey(node, next ?? name);
  if (parent?.type !== 'ObjectProperty') return undefined;
  if (entry?.kind !== 'removed') return requestFix(node, task);
  return next === undefined || next === name ? removeProperty(parent, text) : undefined;
}

/** A request without a type was one for a product. */
function typeOfProduct(node: Node, text: string): readonly CodeEdit[] | undefined {
  const last = node.type === 'ObjectExpression' ? node.properties.at(-1) : undefined;
  if (!last) return undefined;
  const [start, end] = [last.start ?? 0, last.end ?? 0];
  const indent = /\n[ \t]*$/.exec(text.slice(0, start))?.[0] ?? ' ';
  return [{start: end, end, text: `,${indent}type: 'in-app'`}];
}

/** Passes the token itself. */
function tokenFix(node: ObjectNode, text: string): readonly CodeEdit[] | undefined {
  const token = propertyNamed(node, 'token');
  return token && node.properties.length === 1
    ? [replace(node, codeOf(token.value, text))]
    : undefined;
}

/** Types that only got another name, and functions that only got the ending of their platform. */
const SAME =
  /^(?:(?:Product|Subscription)Purchase|RequestSubscriptionProps|UnifiedRequestPurchaseProps|SubscriptionProduct(?:Android|IOS)|OneTimePurchaseOfferDetails|SubscriptionOffer(?:Android|Detail)|getReceiptIOS|requestProducts)$/;

/** The name that does the same in the newer release; none where the reader has to decide. */
export function successorOf(
  {kind, name, now}: PlanEntry,
  names: ReadonlySet<string>,
): string | undefined {
  if (now === undefined) return undefined;
  const next = memberOf(now);
  if (kind === 'renamed') return next;
  if (kind !== 'removed') return undefined;
  // A field that only got the ending of its platform.
  if (name.includes('.'))
    return [`${name}Android`, `${name}IOS`].some((each) => each === now || memberOf(each) === now)
      ? next
      : undefined;
  if (!names.has(next)) return undefined;
  const isSameWord = [name, `${name}IOS`].some((each) => each.toLowerCase() === next.toLowerCase());
  const isPurchase = /^ProductPurchase(?:Ios|IOS|Android)$/.test(name);
  return isSameWord || isPurchase || SAME.test(name) ? next : undefined;
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
