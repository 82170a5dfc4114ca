import type {Checker} from '../checker.ts';
import {isFromLibrary, isModule} from '../types/ownTypes.ts';
import {findValue} from '../types/scope.ts';
import {isNullish, type Type, union, UNKNOWN} from '../types/type.ts';
import {unchecked} from '../types/unchecked.ts';
import {isMember, type MemberNode} from './memberNode.ts';

/**
 * What a file keeps of the library in a field whose type says nothing, such as `store.current = module` of a ref. The
 * compiler does not look at it either.
 */
export function heldIn(checker: Checker, {object}: MemberNode, field: string): Type {
  if (object.type !== 'Identifier') return UNKNOWN;
  const assigned = checker.assigned(object, `${object.name}.${field}`);
  const own = assigned.length > 0 ? findValue(checker.scopeAt(object), object.name) : undefined;
  // Others can read what belongs to no file, such as `module.exports`.
  if (!own) return UNKNOWN;
  const given = assigned
    .filter(({left}) => isMember(left) && findValue(checker.scopeAt(left), object.name) === own)
    .map(({right}) => checker.typeOf(right))
    .filter((type) => !isNullish(type));
  if (given.length === 0) return UNKNOWN;
  const type = union(given);
  return isFromLibrary(type) || isModule(type) ? unchecked(type) : UNKNOWN;
}
