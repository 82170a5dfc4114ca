import type {Node} from '@babel/types';
import type {LibraryCall} from './libraryCalls.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {calledName, methodCall} from './program/flow.ts';
import type {ProgramUses} from './program/programUses.ts';
import {propertyOf} from './types/properties.ts';
import {isFunction} from './types/signature.ts';
import {withoutNullish} from './types/type.ts';

/** Says whether a call makes the program listen to failed purchases. */
export function listensToErrors(
  {names, call}: LibraryCall,
  {checker}: Pick<ProgramUses, 'checker'>,
): boolean {
  if (names.includes('purchaseErrorListener')) return true;
  const [options] = call.arguments;
  if (!options || !names.includes('useIAP')) return false;
  const found = propertyOf(withoutNullish(checker.typeOf(options)), 'onPurchaseError');
  return found !== undefined && found !== 'unknown';
}

/** Says whether a failure of a call ends in a `catch`: around it, behind it, or around the function that it is in. */
export function isCaught(call: CallNode, uses: ProgramUses, seen = new Set<Node>()): boolean {
  const {checker} = uses;
  for (let at: Node = call, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (up.type === 'TryStatement' && up.handler && up.block === at) return true;
    if (isCall(at)) {
      const chained = methodCall(at, uses);
      const name = chained && calledName(chained);
      if (name === 'catch' || (name === 'then' && chained && chained.arguments.length > 1)) {
        return true;
      }
    }
    if (!isFunction(up)) continue;
    // Functions can call each other in a circle.
    if (seen.has(up)) return false;
    seen.add(up);
    const taker = checker.parentOf(up);
    const takers = taker && isCall(taker) && taker.callee !== up ? [taker] : [];
    return [...uses.callsOf(up), ...takers].some((each) => isCaught(each, uses, seen));
  }
  return false;
}
