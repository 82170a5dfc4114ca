import type {Node} from '@babel/types';
import {closure} from '../scan/closure.ts';
import {type CallNode, isCall} from '../scan/program/calls.ts';
import {calledName} from '../scan/program/flow.ts';
import {usesOf} from '../scan/program/mentions.ts';
import {isCast} from '../scan/program/nodes.ts';
import {isWithin, nearest, parentOf, widest} from '../scan/program/place.ts';
import {functionsIn, isFunction} from '../scan/types/signature.ts';
import type {Shop} from './readShop.ts';

/** Some places with the calls of the functions that they are in, and of the functions that these are in. */
export function withCalls(places: Iterable<Node>, {callsOf}: Shop): ReadonlySet<Node> {
  return closure(places, (place) => {
    const fn = nearest(place, isFunction);
    return fn ? callsOf(fn) : [];
  });
}

/** Says whether an expression is a function that leads to one of some places. */
export function leadsTo(node: Node, places: ReadonlySet<Node>, {checker}: Shop): boolean {
  const inside = [node, ...functionsIn(checker.typeOf(node))];
  return [...places].some((place) => inside.some((each) => isWithin(place, each)));
}

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useFocusEffect']);

/**
 * Says whether a call certainly runs without the user: at the top of a file or in an effect, also through functions that
 * only these call. What is passed on or exported, the user could reach.
 */
export function runsByItself(call: Node, shop: Shop, seen = new Set<Node>()): boolean {
  const fn = nearest(call, isFunction);
  if (!fn) return true;
  // A function that calls itself is reached by its other callers.
  if (seen.has(fn)) return true;
  seen.add(fn);
  const whole = widest(fn, (outer, inner) => isCast(outer) || isHookAround(outer, inner));
  const up = parentOf(whole);
  if (!up) return false;
  if (isCall(up)) return EFFECTS.has(calledName(up)) || runsByItself(up, shop, seen);
  const name =
    fn.type === 'FunctionDeclaration' ? fn.id : up.type === 'VariableDeclarator' && up.id;
  if (!name || name.type !== 'Identifier' || isExported(whole)) return false;
  const uses = usesOf(shop.checker, name).filter((use) => !isDependency(use) && use !== name);
  return (
    uses.length > 0 &&
    uses.every((use) => {
      const user = parentOf(use);
      if (!user || !isCall(user)) return false;
      return user.callee === use ? runsByItself(user, shop, seen) : EFFECTS.has(calledName(user));
    })
  );
}

/** `useCallback(function, …)` is the function again. */
function isHookAround(outer: Node, inner: Node): outer is CallNode {
  return isCall(outer) && outer.arguments[0] === inner && calledName(outer) === 'useCallback';
}

function isExported(node: Node): boolean {
  const up = parentOf(node);
  const statement = up?.type === 'VariableDeclarator' ? parentOf(up) : node;
  return statement !== undefined && /^Export/.test(parentOf(statement)?.type ?? '');
}

/** Whether a name only stands among what a hook depends on. */
function isDependency(use: Node): boolean {
  const list = parentOf(use);
  const hook = list?.type === 'ArrayExpression' ? parentOf(list) : undefined;
  return !!hook && isCall(hook) && hook.arguments[1] === list;
}
