import type {Node} from '@babel/types';
import {isCall} from './program/calls.ts';
import {calledName, flowOf, methodCall} from './program/flow.ts';
import {isMember} from './program/members.ts';
import type {ProgramUses} from './program/programUses.ts';
import {keyName} from './types/readMembers.ts';

/** Methods that compare a string, or look for one in a list. */
const ASKS = /^(?:endsWith|get|has|hasOwn|includes|indexOf|lastIndexOf|match|startsWith|test)$/;

/** What code calls the delivery of a purchase: the first word of a function, or a later one. */
const GRANTS =
  /^(?:activate|award|credit|deliver|entitle|fulfil|give|grant|provision|redeem|reward|unlock)/;

/** What collects purchases, not products. */
const PURCHASES =
  /done|finished|handled|history|known|order|pending|processed|purchase|receipt|seen|shown|transaction/i;
const PRODUCTS = /product|sku/i;
const PURCHASE_ID = /^(?:original|order|purchase|transaction)\w*id/i;

/**
 * Finds the places that take the `id` of a purchase for the product: it is compared, looked up among products or given
 * to what delivers. A key of a list, or a text on the screen, can be any `id`.
 */
export function findProductIds(places: readonly Node[], uses: ProgramUses): ReadonlySet<Node> {
  const flows = places.map((place) => [place, flowOf(startsOf(place, uses), uses)] as const);
  const ids = new Set(flows.flatMap(([, flow]) => [...flow]));
  const found = flows.filter(([, flow]) => [...flow].some((node) => isProduct(node, ids, uses)));
  return new Set(found.map(([place]) => place));
}

/** What has the value of a member: the access, or the variable of a pattern. */
function startsOf(place: Node, {checker, usesOf}: ProgramUses): readonly Node[] {
  const up = checker.parentOf(place);
  if (!up) return [];
  if (isMember(up)) return [up];
  if (up.type !== 'ObjectProperty' || checker.parentOf(up)?.type !== 'ObjectPattern') return [];
  const name = up.value.type === 'AssignmentPattern' ? up.value.left : up.value;
  return name.type === 'Identifier' ? usesOf(name) : [];
}

function isProduct(node: Node, ids: ReadonlySet<Node>, uses: ProgramUses): boolean {
  const up = uses.checker.parentOf(node);
  if (!up) return false;
  const method = methodCall(node, uses);
  if (method) return ASKS.test(calledName(method)) && !method.arguments.some((it) => ids.has(it));
  if (isMember(up)) return up.computed && up.property === node && !isOfPurchases(up.object);
  if (isCall(up)) {
    const {callee} = up;
    if (callee === node) return false;
    if (isGrant(calledName(up))) return true;
    if (!isMember(callee) || !ASKS.test(calledName(up))) return false;
    return !ids.has(callee.object) && !isOfPurchases(callee.object);
  }
  switch (up.type) {
    case 'BinaryExpression':
      if (up.operator === 'in') return up.left === node && !isOfPurchases(up.right);
      return (
        /^[!=]==?$/.test(up.operator) && !isOtherId(up.left === node ? up.right : up.left, ids)
      );
    case 'SwitchStatement':
      return up.discriminant === node;
    case 'SwitchCase':
      return up.test === node;
    case 'ObjectProperty':
      return up.value === node && isInGrant(up, uses);
    default:
      return false;
  }
}

/** Says whether a comparison with this can be true for the `id` of a purchase too. */
function isOtherId(node: Node, ids: ReadonlySet<Node>): boolean {
  if (ids.has(node) || node.type === 'NullLiteral') return true;
  if (node.type === 'StringLiteral') return node.value === '';
  const name = wordsOf(node).at(-1) ?? '';
  return name === 'undefined' || PURCHASE_ID.test(name);
}

/** Says whether an object with the property is passed to what delivers, such as `grant({product: purchase.id})`. */
function isInGrant(property: Node, {checker}: ProgramUses): boolean {
  let at: Node | undefined = property;
  while (at?.type === 'ObjectProperty' || at?.type === 'ObjectExpression')
    at = checker.parentOf(at);
  return at !== undefined && isCall(at) && isGrant(calledName(at));
}

function isGrant(name: string): boolean {
  return name.split(/_|(?=[A-Z])/).some((word) => GRANTS.test(word.toLowerCase()));
}

function isOfPurchases(collection: Node): boolean {
  const words = wordsOf(collection).join(' ');
  return PURCHASES.test(words) && !PRODUCTS.test(words);
}

/** The names in the path to a value: `shop`, `seen` and `current` of `shop.seen.current`. */
function wordsOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (!isMember(node)) return [];
  return [...wordsOf(node.object), keyName(node.property, node.computed) ?? ''];
}
