import type {Node} from '@babel/types';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import type {PlanEntry} from '../plan/plan.ts';
import type {Checker} from './checker.ts';
import type {LibraryCall} from './libraryCalls.ts';
import type {PlanIndex} from './planIndex.ts';
import {propertyName, propertyNamed} from './program/names.ts';
import {withoutCast} from './program/nodes.ts';
import {propertyType} from './types/properties.ts';
import {membersOf, type Type, withoutNullish} from './types/type.ts';

/** The request that a call passes on. */
type Request = {
  /** Where the compiler refuses it, unless it is a literal. */
  readonly place: Node;
  /** What is written there. */
  readonly value: Node | undefined;
  readonly type: Type;
};

/** The keys of a request that names no platform. */
const FLAT: readonly string[] = ['sku', 'skus'];
const PARTS: readonly string[] = ['ios', 'android', 'apple', 'google'];

/** The effects by which a request without parts for the platforms is refused. */
const FLAT_REFUSED = /^(?:request-form|hook-request-typed|type-Request\w+Props)$/;

/** The entry of the plan by which a request without parts for the platforms is refused, also when it runs. */
export function refusedRequest(plan: PlanIndex): PlanEntry | undefined {
  const entry = plan.find('requestPurchase');
  return entry && refusedEffect(entry) ? entry : undefined;
}

/** What says of a name that a flat request is refused. */
export function refusedEffect({effects}: Pick<PlanEntry, 'effects'>): Effect | undefined {
  return effects.find(({id}) => FLAT_REFUSED.test(id));
}

/** The request of a call that starts a purchase. */
export function requestOf({names, call}: LibraryCall, checker: Checker): Request | undefined {
  const [first] = call.arguments;
  if (!first || first.type === 'SpreadElement') return undefined;
  if (names.includes('requestSubscription')) {
    return {place: first, value: first, type: checker.typeOf(first)};
  }
  if (!names.includes('requestPurchase')) return undefined;
  const literal = withoutCast(first);
  const property =
    literal.type === 'ObjectExpression' ? propertyNamed(literal, 'request') : undefined;
  if (property) {
    const {key, value} = property;
    return {place: key, value, type: checker.typeOf(value)};
  }
  const type = propertyType(withoutNullish(checker.typeOf(first)), 'request');
  return type && {place: first, value: undefined, type};
}

/** Says whether a request surely has the product at its top, and no part for a platform. */
export function isFlat({value, type}: Request, checker: Checker): boolean {
  const plain = value && withoutCast(value);
  const given = (name: string): boolean =>
    plain?.type === 'Identifier' && checker.assigned(plain, `${plain.name}.${name}`).length > 0;
  return membersOf(withoutNullish(type)).some((member) => {
    if (member.kind !== 'shape') return false;
    const has = (name: string): boolean => member.properties().has(name) || given(name);
    return FLAT.some(has) && !PARTS.some(has);
  });
}

/** The key of a literal request by which it is flat. */
export function flatKey(value: Node): Node | undefined {
  const literal = withoutCast(value);
  if (literal.type === 'ConditionalExpression') {
    return flatKey(literal.consequent) ?? flatKey(literal.alternate);
  }
  if (literal.type !== 'ObjectExpression') return undefined;
  const flat = literal.properties.filter((each) => each.type === 'ObjectProperty');
  return flat.find((each) => FLAT.includes(propertyName(each) ?? ''))?.key;
}
