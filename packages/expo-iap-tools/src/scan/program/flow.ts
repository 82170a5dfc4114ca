import type {Node} from '@babel/types';
import {isOfPurchases} from '../productWords.ts';
import {withoutCast} from '../requests.ts';
import {keyName} from '../types/readMembers.ts';
import {isFunction} from '../types/signature.ts';
import {type CallNode, isCall} from './calls.ts';
import {returnsOf} from './functions.ts';
import {isMember} from './memberNode.ts';
import type {ProgramUses} from './programUses.ts';
import {stateOf} from './states.ts';

/** Methods whose result has the same values: of a string, of a list. */
const KEEPS =
  /^(?:trim|toString|toLowerCase|toUpperCase|at|concat|filter|pop|reverse|shift|slice|sort|toSorted)$/;
/** Methods that pass each value of a list to a function. */
const GIVES_EACH = /^(?:every|filter|find|findLast|flatMap|forEach|map|some)$/;
/** Functions whose result has what their callback returns. */
const GIVES_RESULT = /^(?:flatMap|map|then|useMemo)$/;
/** Functions whose result has what they take. */
const COLLECTS = /^(?:concat|from|Set)$/;
/** Methods that put what they take into a collection: a value, or a key first. */
const FILLS = /^(?:add|push|set|unshift)$/;
/** Functions whose result has the first of each pair as its keys. */
const PAIRS = /^(?:fromEntries|Map)$/;

/** Finds the expressions that have the value of an expression, or a list with it. */
export function flowOf(starts: Iterable<Node>, uses: ProgramUses): ReadonlySet<Node> {
  const found = new Set(starts);
  // A set that grows while it is walked gives what was added too.
  for (const node of found) for (const next of nextOf(node, uses, found)) found.add(next);
  return found;
}

/** The name of what is called: of a function or of a method. */
export function calledName({callee}: CallNode): string {
  const name = isMember(callee) ? keyName(callee.property, callee.computed) : undefined;
  return name ?? (callee.type === 'Identifier' ? callee.name : '');
}

/** The call of a method of a value; nothing when a member of it is only read. */
export function methodCall(value: Node, {checker}: ProgramUses): CallNode | undefined {
  const member = checker.parentOf(value);
  if (!member || !isMember(member) || member.object !== value) return undefined;
  const call = checker.parentOf(member);
  return call && isCall(call) && call.callee === member ? call : undefined;
}

function nextOf(node: Node, uses: ProgramUses, found: ReadonlySet<Node>): readonly Node[] {
  const up = uses.checker.parentOf(node);
  if (!up) return [];
  if (isCall(up)) return up.callee === node ? [] : afterArgument(up, node, uses, found);
  if (isMember(up)) return up.object === node ? afterMember(up, node, uses) : [];
  switch (up.type) {
    case 'ArrayExpression':
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
    case 'SpreadElement':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return [up];
    case 'LogicalExpression':
      return up.operator === '&&' && up.left === node ? [] : [up];
    case 'ConditionalExpression':
      return up.test === node ? [] : [up];
    case 'VariableDeclarator':
      return up.init === node && up.id.type === 'Identifier' ? uses.usesOf(up.id) : [];
    case 'AssignmentExpression':
      return up.right === node && up.left.type === 'Identifier' ? uses.usesOf(up.left) : [];
    case 'ForOfStatement': {
      const [first] = up.left.type === 'VariableDeclaration' ? up.left.declarations : [];
      return up.right === node && first?.id.type === 'Identifier' ? uses.usesOf(first.id) : [];
    }
    case 'ArrowFunctionExpression':
      return up.body === node ? afterResult(up, uses) : [];
    case 'ReturnStatement': {
      let fn = uses.checker.parentOf(up);
      while (fn && !isFunction(fn)) fn = uses.checker.parentOf(fn);
      return fn ? afterResult(fn, uses) : [];
    }
    default:
      return [];
  }
}

function afterArgument(
  call: CallNode,
  node: Node,
  uses: ProgramUses,
  found: ReadonlySet<Node>,
): readonly Node[] {
  const name = calledName(call);
  if (COLLECTS.test(name)) return [call];
  if (PAIRS.test(name)) return pairsOf(node).some((pair) => isKey(pair, found)) ? [call] : [];
  const index = call.arguments.findIndex((each) => each === node);
  const {callee} = call;
  if (isMember(callee) && callee.object.type === 'Identifier' && FILLS.test(name))
    return index === 0 && !isOfPurchases(callee.object) ? uses.usesOf(callee.object) : [];
  const called = uses.calledBy(call).flatMap((fn) => usesOfParameter(fn, index, uses));
  return [...called, ...stateOf(call, uses)];
}

/** The lists that a list of pairs has, where it is written out or made by a function for each element. */
function pairsOf(list: Node): readonly Node[] {
  if (list.type === 'ArrayExpression') return list.elements.filter((each) => each !== null);
  if (!isCall(list) || calledName(list) !== 'map') return [];
  const [make] = list.arguments;
  if (!make || !isFunction(make)) return [];
  if (make.body.type !== 'BlockStatement') return [make.body];
  return returnsOf(make.body).flatMap(({argument}) => argument ?? []);
}

function isKey(pair: Node, found: ReadonlySet<Node>): boolean {
  const list = withoutCast(pair);
  const [key] = list.type === 'ArrayExpression' ? list.elements : [];
  return key !== null && key !== undefined && found.has(key);
}

function afterMember(
  member: Extract<Node, {computed: unknown; property: Node}>,
  node: Node,
  uses: ProgramUses,
): readonly Node[] {
  // An element of a list.
  if (member.property.type === 'NumericLiteral') return [member];
  const call = methodCall(node, uses);
  if (!call) return [];
  const name = calledName(call);
  const [act] = call.arguments;
  const each = act && GIVES_EACH.test(name) ? usesOfParameter(act, 0, uses) : [];
  return KEEPS.test(name) ? [call, ...each] : each;
}

function afterResult(fn: Node, uses: ProgramUses): readonly Node[] {
  const {checker, callsOf} = uses;
  const up = checker.parentOf(fn);
  const taker = up && isCall(up) && up.callee !== fn ? up : undefined;
  const isTaken = taker && GIVES_RESULT.test(calledName(taker));
  // An update of a state from what it was before.
  const state = taker ? stateOf(taker, uses) : [];
  return [...(isTaken ? [taker] : []), ...state, ...callsOf(fn)];
}

function usesOfParameter(fn: Node, index: number, {usesOf}: ProgramUses): readonly Node[] {
  if (!isFunction(fn)) return [];
  const parameter = fn.params[index];
  const plain = parameter?.type === 'AssignmentPattern' ? parameter.left : parameter;
  return plain?.type === 'Identifier' ? usesOf(plain) : [];
}
