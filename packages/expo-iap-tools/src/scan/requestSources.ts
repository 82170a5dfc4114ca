import type {Function, Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {constantOf} from './program/constants.ts';
import {calledName} from './program/flow.ts';
import {resultsOf} from './program/functions.ts';
import {usesOf} from './program/mentions.ts';
import {propertyName} from './program/names.ts';
import {isCast, withoutCast} from './program/nodes.ts';
import {parentOf, placeIn, widest} from './program/place.ts';
import {functionsIn, writtenResult} from './types/signature.ts';

/**
 * What makes a request in another place of the same file: the value of a `const`, or what a function returns. Nothing
 * where that has another use, since what is right for a request can be wrong there.
 */
export function requestSources(value: Node, checker: Checker): readonly Node[] {
  const given = withoutCast(value);
  if (given.type === 'Identifier') {
    const source = constantOf(checker, given);
    const isOnly = usesOf(checker, given).every(isDeclared);
    return source && isOnly ? [withoutCast(source)] : [];
  }
  const maker = isCall(given) ? makerOf(given, checker) : undefined;
  return maker && isCall(given) && isForRequests(given, maker, checker)
    ? resultsOf(maker).map((each) => withoutCast(each ?? maker.body))
    : [];
}

function isDeclared(use: Node): boolean {
  const up = parentOf(use);
  return up?.type === 'VariableDeclarator' && up.id === use;
}

function makerOf(call: CallNode, checker: Checker): Function | undefined {
  return functionsIn(checker.typeOf(call.callee)).find(
    (fn) => placeIn(fn)?.part.file === placeIn(call)?.part.file && !writtenResult(fn),
  );
}

/** Says whether every use of a function is a call whose result is a request. */
function isForRequests(call: CallNode, maker: Function, checker: Checker): boolean {
  return checker.holdersOf(calledName(call), maker, true).every((use) => {
    const up = parentOf(use);
    if (!up || isDeclared(use) || up === maker) return true;
    return isCall(up) && up.callee === use && isRequest(up);
  });
}

/** Says whether a value is what `requestPurchase({request: …})` takes. */
function isRequest(value: Node): boolean {
  const whole = widest(value, isCast);
  const property = parentOf(whole);
  if (property?.type !== 'ObjectProperty' || property.value !== whole) return false;
  const object = parentOf(property);
  const call = object && parentOf(object);
  const isCalled = call !== undefined && isCall(call) && calledName(call) === 'requestPurchase';
  return isCalled && propertyName(property) === 'request';
}
