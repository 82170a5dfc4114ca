import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isFunction} from '../types/signature.ts';
import {isNullish, isOpen, membersOf, resultOf, type Type} from '../types/type.ts';
import {keptOfLibrary} from '../types/unchecked.ts';
import {type CallNode, isCall} from './calls.ts';
import {usesOf} from './mentions.ts';
import {lastName} from './names.ts';
import {elementAt} from './patterns.ts';
import {parentOf} from './place.ts';

/** The places that read the state which a call of its setter changes: `owned` for `setOwned(…)`. */
export function stateOf({callee}: CallNode, checker: Checker): readonly Node[] {
  if (callee.type !== 'Identifier' || !callee.name.startsWith('set')) return [];
  return usesOf(checker, callee).flatMap((setter) => {
    const pattern = parentOf(setter);
    const hook = pattern && parentOf(pattern);
    if (pattern?.type !== 'ArrayPattern' || hook?.type !== 'VariableDeclarator') return [];
    const [state, set] = pattern.elements;
    return set === setter && isStateHook(hook.init) ? usesOf(checker, state) : [];
  });
}

/**
 * What a state is that starts empty and has no type, as in `const [owned, setOwned] = useState([])`: what its setter is
 * called with, where that is of the library. The compiler does not look at it.
 */
export function keptState(checker: Checker, pattern: Node, init: Node, hook: Type): Type {
  if (pattern.type !== 'ArrayPattern' || !isStateHook(init)) return hook;
  const [, setter] = pattern.elements;
  if (setter?.type !== 'Identifier' || !isEmpty(elementAt(hook, 0))) return hook;
  const given = usesOf(checker, setter).flatMap((use) => givenTo(checker, use));
  const type = keptOfLibrary(given.filter((each) => !isEmptyList(each)));
  return type ? {kind: 'tuple', elements: [type, elementAt(hook, 1)]} : hook;
}

/** Says whether a node calls `useState`. */
function isStateHook(node: Node | null | undefined): boolean {
  return !!node && isCall(node) && lastName(node.callee) === 'useState';
}

function givenTo(checker: Checker, setter: Node): readonly Type[] {
  const call = parentOf(setter);
  if (!call || !isCall(call) || call.callee !== setter) return [];
  const [argument] = call.arguments;
  if (!argument) return [];
  // What a function makes of the state before is what others give it.
  if (isFunction(argument) && argument.params.length > 0) return [];
  const type = checker.typeOf(argument);
  return [isFunction(argument) ? (resultOf(type) ?? type) : type];
}

function isEmpty(type: Type): boolean {
  return membersOf(type).every((each) => isOpen(each) || isNullish(each) || isEmptyList(each));
}

function isEmptyList(type: Type): boolean {
  if (type.kind !== 'shape' || type.name !== 'Array') return false;
  const [element] = type.given ?? [];
  if (element === undefined || isOpen(element)) return true;
  return element.kind === 'primitive' && element.name === 'never';
}
