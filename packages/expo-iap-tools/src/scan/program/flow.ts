import type {Node} from '@babel/types';
import {closure} from '../closure.ts';
import {isOfPurchases} from '../productWords.ts';
import {functionsIn, isFunction, plainParameter} from '../types/signature.ts';
import {type CallNode, isCall} from './calls.ts';
import {resultsOf} from './functions.ts';
import {usesOf} from './mentions.ts';
import {isMember, lastName} from './names.ts';
import {withoutCast} from './nodes.ts';
import {nearest, parentOf} from './place.ts';
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
  return closure(starts, (node, found) => nextOf(node, uses, found));
}

/** The name of what is called: of a function or of a method. */
export function calledName({callee}: CallNode): string {
  return lastName(callee) ?? '';
}

/** The call of a method of a value; nothing when a member of it is only read. */
export function methodCall(value: Node): CallNode | undefined {
  const member = parentOf(value);
  if (!member || !isMember(member) || member.object !== value) return undefined;
  const call = parentOf(member);
  return call && isCall(call) && call.callee === member ? call : undefined;
}

function nextOf(node: Node, uses: ProgramUses, found: ReadonlySet<Node>): readonly Node[] {
  const {checker} = uses;
  const up = parentOf(node);
  if (!up) return [];
  if (isCall(up)) return up.callee === node ? [] : afterArgument(up, node, uses, found);
  if (isMember(up)) return up.object === node ? afterMember(up, node, uses) : [];
  switch (up.type) {
    case 'ArrayExpression':
    case 'AwaitExpression':
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
      return up.init === node ? usesOf(checker, up.id) : [];
    case 'AssignmentExpression':
      return up.right === node ? usesOf(checker, up.left) : [];
    case 'ForOfStatement': {
      const [first] = up.left.type === 'VariableDeclaration' ? up.left.declarations : [];
      return up.right === node ? usesOf(checker, first?.id) : [];
    }
    case 'ArrowFunctionExpression':
      return up.body === node ? afterResult(up, uses) : [];
    case 'ReturnStatement': {
      const fn = nearest(up, isFunction);
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
    return index === 0 && !isOfPurchases(callee.object) ? usesOf(uses.checker, callee.object) : [];
  const called = functionsIn(uses.checker.typeOf(call.callee)).flatMap((fn) =>
    usesOfParameter(fn, index, uses),
  );
  return [...called, ...stateOf(call, uses.checker)];
}

/** The lists that a list of pairs has, where it is written out or made by a function for each element. */
function pairsOf(list: Node): readonly Node[] {
  if (list.type === 'ArrayExpression') return list.elements.filter((each) => each !== null);
  if (!isCall(list) || calledName(list) !== 'map') return [];
  const [make] = list.arguments;
  if (!make || !isFunction(make)) return [];
  return resultsOf(make).filter((each) => each !== undefined);
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
  const call = methodCall(node);
  if (!call) return [];
  const name = calledName(call);
  const [act] = call.arguments;
  const each = act && GIVES_EACH.test(name) ? usesOfParameter(act, 0, uses) : [];
  return KEEPS.test(name) ? [call, ...each] : each;
}

function afterResult(fn: Node, uses: ProgramUses): readonly Node[] {
  const up = parentOf(fn);
  const taker = up && isCall(up) && up.callee !== fn ? up : undefined;
  const isTaken = taker && GIVES_RESULT.test(calledName(taker));
  // An update of a state from what it was before.
  const state = taker ? stateOf(taker, uses.checker) : [];
  return [...(isTaken ? [taker] : []), ...state, ...uses.callsOf(fn)];
}

function usesOfParameter(fn: Node, index: number, {checker}: ProgramUses): readonly Node[] {
  const parameter = isFunction(fn) ? fn.params[index] : undefined;
  return parameter ? usesOf(checker, plainParameter(parameter)) : [];
}
