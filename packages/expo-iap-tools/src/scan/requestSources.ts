import type {Function, Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {constantOf} from './program/constants.ts';
import {calledName} from './program/flow.ts';
import {returnsOf, writtenResult} from './program/functions.ts';
import {mentionsNear} from './program/mentions.ts';
import {placeIn} from './program/place.ts';
import {withoutCast} from './requests.ts';
import {keyName} from './types/readMembers.ts';
import {findValue} from './types/scope.ts';
import {isFunction} from './types/signature.ts';
import {membersOf} from './types/type.ts';

/**
 * What makes a request in another place of the same file: the value of a `const`, or what a function returns. Nothing
 * where that has another use, since what is right for a request can be wrong there.
 */
export function requestSources(value: Node, checker: Checker): readonly Node[] {
  const given = withoutCast(value);
  if (given.type === 'Identifier') {
    const source = constantOf(checker, given);
    const own = findValue(checker.scopeAt(given), given.name);
    const uses = mentionsNear(given, given.name).filter((use) => {
      const isVariable = use.type === 'Identifier' || use.type === 'JSXIdentifier';
      return isVariable && findValue(checker.scopeAt(use), given.name) === own;
    });
    const isOnly = uses.every((use) => use === given || isDeclared(use, checker));
    return source && isOnly ? [withoutCast(source)] : [];
  }
  const maker = isCall(given) ? makerOf(given, checker) : undefined;
  return maker && isCall(given) && isForRequests(given, maker, checker) ? resultsOf(maker) : [];
}

function isDeclared(use: Node, checker: Checker): boolean {
  const up = checker.parentOf(use);
  return up?.type === 'VariableDeclarator' && up.id === use;
}

function makerOf(call: CallNode, checker: Checker): Function | undefined {
  for (const member of membersOf(checker.typeOf(call.callee))) {
    const literal = member.kind === 'shape' ? member.literal : undefined;
    const isNear = literal && placeIn(literal)?.part.file === placeIn(call)?.part.file;
    if (isNear && isFunction(literal) && !writtenResult(literal)) return literal;
  }
  return undefined;
}

/** Says whether every use of a function is a call whose result is a request. */
function isForRequests(call: CallNode, maker: Function, checker: Checker): boolean {
  const names = checker.aliasesOf(calledName(call));
  const uses = [...names].flatMap((name) => checker.mentionsOf(name));
  return uses
    .filter((use) =>
      membersOf(checker.typeOf(use)).some(
        (member) => member.kind === 'shape' && member.literal === maker,
      ),
    )
    .every((use) => {
      const up = checker.parentOf(use);
      if (!up || isDeclared(use, checker) || up === maker) return true;
      return isCall(up) && up.callee === use && isRequest(up, checker);
    });
}

/** Says whether a value is what `requestPurchase({request: …})` takes. */
function isRequest(value: Node, checker: Checker): boolean {
  let at = value;
  let up = checker.parentOf(at);
  while (up && withoutCast(up) !== up) {
    at = up;
    up = checker.parentOf(at);
  }
  if (up?.type !== 'ObjectProperty' || up.value !== at) return false;
  const object = checker.parentOf(up);
  const call = object && checker.parentOf(object);
  return (
    keyName(up.key, up.computed) === 'request' &&
    call !== undefined &&
    isCall(call) &&
    calledName(call) === 'requestPurchase'
  );
}

function resultsOf(maker: Function): readonly Node[] {
  if (maker.body.type !== 'BlockStatement') return [withoutCast(maker.body)];
  return returnsOf(maker.body).map(({argument}) => withoutCast(argument ?? maker.body));
}
