import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isFromLibrary, isModule} from '../types/ownTypes.ts';
import {findValue} from '../types/scope.ts';
import {isFunction} from '../types/signature.ts';
import {isNullish, isOpen, membersOf, type Type, union} from '../types/type.ts';
import {unchecked} from '../types/unchecked.ts';
import {isCall} from './calls.ts';
import {mentionsNear} from './mentions.ts';
import {elementAt} from './patterns.ts';
import {isStateHook} from './states.ts';

/**
 * What a state is that starts empty and has no type, as in `const [owned, setOwned] = useState([])`: what its setter is
 * called with, where that is of the library. The compiler does not look at it.
 */
export function keptState(checker: Checker, pattern: Node, init: Node, hook: Type): Type {
  if (pattern.type !== 'ArrayPattern' || !isStateHook(init)) return hook;
  const [, setter] = pattern.elements;
  const start = elementAt(hook, 0);
  if (setter?.type !== 'Identifier' || !isEmpty(start)) return hook;
  const own = findValue(checker.scopeAt(setter), setter.name);
  const given = mentionsNear(setter, setter.name)
    .filter((use) => use !== setter && findValue(checker.scopeAt(use), setter.name) === own)
    .flatMap((use) => givenTo(checker, use))
    .filter((type) => !isNullish(type) && !isEmptyList(type));
  if (given.length === 0) return hook;
  const type = union(given);
  if (!isFromLibrary(type) && !isModule(type)) return hook;
  return {kind: 'tuple', elements: [unchecked(type), elementAt(hook, 1)]};
}

function givenTo(checker: Checker, setter: Node): readonly Type[] {
  const call = checker.parentOf(setter);
  if (!call || !isCall(call) || call.callee !== setter) return [];
  const [argument] = call.arguments;
  if (!argument) return [];
  // What a function makes of the state before is what others give it.
  if (isFunction(argument) && argument.params.length > 0) return [];
  const type = checker.typeOf(argument);
  const made = isFunction(argument) && type.kind === 'shape' ? type.calls?.[0] : undefined;
  return [made ? made.result(made.scope) : type];
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
