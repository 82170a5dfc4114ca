import type {Node} from '@babel/types';
import {isOfPurchases, isProductName} from './productWords.ts';
import {type CallNode, isCall, signatureOfCall} from './program/calls.ts';
import {calledName, flowOf, methodCall} from './program/flow.ts';
import {usesOf} from './program/mentions.ts';
import {isMember, lastName, propertyName} from './program/names.ts';
import {parentOf, widest} from './program/place.ts';
import type {ProgramUses} from './program/programUses.ts';
import {plainParameter} from './types/signature.ts';

/** Methods that compare a string, or look for one in a list. */
const ASKS = /^(?:endsWith|get|has|hasOwn|includes|indexOf|lastIndexOf|match|startsWith|test)$/;

/** What code calls the delivery of a purchase: the first word of a function, or a later one. */
const GRANTS =
  /^(?:activate|award|credit|deliver|entitle|fulfil|give|grant|provision|redeem|reward|unlock)/;

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
function startsOf(place: Node, {checker}: ProgramUses): readonly Node[] {
  const up = parentOf(place);
  if (!up) return [];
  if (isMember(up)) return [up];
  const isPattern = parentOf(up)?.type === 'ObjectPattern';
  return up.type === 'ObjectProperty' && isPattern ? usesOf(checker, plainParameter(up.value)) : [];
}

function isProduct(node: Node, ids: ReadonlySet<Node>, uses: ProgramUses): boolean {
  const up = parentOf(node);
  if (!up) return false;
  const method = methodCall(node);
  if (method)
    return ASKS.test(calledName(method)) && !method.arguments.some((it) => isOtherId(it, ids));
  if (isMember(up)) {
    // An object that has them as its keys is asked for one, or they for a place in an object.
    return (
      up.computed && (up.object === node ? asksForProduct(up.property) : !isOfPurchases(up.object))
    );
  }
  if (isCall(up)) {
    const {callee} = up;
    if (callee === node) return false;
    if (isGrant(calledName(up)) || takesProduct(up, node, uses)) return true;
    if (!isMember(callee) || !ASKS.test(calledName(up))) return false;
    return !ids.has(callee.object) && !isOfPurchases(callee.object);
  }
  switch (up.type) {
    case 'BinaryExpression':
      if (up.operator === 'in')
        return up.left === node ? !isOfPurchases(up.right) : !isOtherId(up.left, ids);
      return (
        /^[!=]==?$/.test(up.operator) && !isOtherId(up.left === node ? up.right : up.left, ids)
      );
    case 'SwitchStatement':
      return up.discriminant === node;
    case 'SwitchCase':
      return up.test === node;
    case 'ObjectProperty':
      return up.value === node && (isProductName(propertyName(up)) || isInGrant(up));
    case 'VariableDeclarator':
      return up.id.type === 'Identifier' && isProductName(up.id.name);
    case 'AssignmentExpression':
      return up.right === node && isProductName(lastName(up.left));
    default:
      return false;
  }
}

/** Says whether a comparison with this can be true for the `id` of a purchase too. */
function isOtherId(node: Node, ids: ReadonlySet<Node>): boolean {
  if (ids.has(node) || node.type === 'NullLiteral') return true;
  if (node.type === 'StringLiteral') return node.value === '';
  const name = lastName(node) ?? '';
  return name === 'undefined' || PURCHASE_ID.test(name);
}

/** Says whether the parameter that an argument is for is named after a product. */
function takesProduct(call: CallNode, argument: Node, {checker}: ProgramUses): boolean {
  const signature = signatureOfCall(checker, call);
  const index = call.arguments.findIndex((each) => each === argument);
  return isProductName(signature?.parameters[index]?.name);
}

/** Says whether an object with the property is passed to what delivers, such as `grant({product: purchase.id})`. */
function isInGrant(property: Node): boolean {
  const whole = widest(property, ({type}) => /^Object(?:Property|Expression)$/.test(type));
  const call = parentOf(whole);
  return call !== undefined && isCall(call) && isGrant(calledName(call));
}

/** Says whether the key of an access can only be a product: what is left is a position in a list. */
function asksForProduct(key: Node): boolean {
  return key.type === 'StringLiteral' || isProductName(lastName(key));
}

function isGrant(name: string): boolean {
  return name.split(/_|(?=[A-Z])/).some((word) => GRANTS.test(word.toLowerCase()));
}
