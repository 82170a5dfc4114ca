import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isFromLibrary, isModule, isOwn} from '../types/ownTypes.ts';
import {parameterType} from '../types/parameters.ts';
import {isFunction} from '../types/signature.ts';
import {signatureIn, type Type, union, UNKNOWN, withoutNullish} from '../types/type.ts';
import {unchecked} from '../types/unchecked.ts';
import {DEFAULT} from './aliases.ts';
import {usesOfAttribute} from './attributes.ts';
import {type CallNode, isCall, scopeOfCall, signatureOfCall} from './calls.ts';
import {eventPayload} from './eventPayload.ts';
import {keyName, lastName, memberName} from './names.ts';
import {parentOf, widest} from './place.ts';

/**
 * The type of a parameter that declares none, when every caller in the files passes a value of the library. The
 * compiler does not look at it, so it fails only when it runs.
 */
export function givenByCallers(checker: Checker, fn: Function, index: number): Type {
  const given = placesOf(checker, fn).flatMap((use) => givenAt(checker, use, index));
  if (given.length === 0) return UNKNOWN;
  const type = withoutNullish(union(given));
  return isFromLibrary(type) || isModule(type) || isOwn(type) ? unchecked(type) : UNKNOWN;
}

/** The places that have a function as a value: where it is named, or itself where it is written into an element. */
function placesOf(checker: Checker, fn: Function): readonly Node[] {
  if (parentOf(fn)?.type === 'JSXExpressionContainer') return [fn];
  const name = nameOf(fn);
  // A function that calls itself passes on what it was given.
  return name === undefined ? [] : checker.holdersOf(name, fn);
}

/** The name by which callers reach a function: its own, or that of the variable, the key or the field that it is. */
function nameOf(fn: Function): string | undefined {
  if (fn.type === 'FunctionDeclaration') return fn.id?.name ?? DEFAULT;
  if ('key' in fn) return fn.kind === 'method' ? keyName(fn.key, fn.computed) : undefined;
  // `useCallback(function)` and the like give back what they take.
  const at = widest(fn, (outer, inner) =>
    isCall(outer) ? outer.callee !== inner : outer.type === 'TSAsExpression',
  );
  const up = parentOf(at);
  switch (up?.type) {
    case 'VariableDeclarator':
      return up.id.type === 'Identifier' ? up.id.name : undefined;
    case 'AssignmentExpression':
      return lastName(up.left);
    case 'ObjectProperty':
    case 'ClassProperty':
      return up.value === at ? keyName(up.key, up.computed) : undefined;
    case 'ClassPrivateProperty':
      return keyName(up.key);
    case 'ExportDefaultDeclaration':
      return DEFAULT;
    default:
      return undefined;
  }
}

/** What a place that has the function makes of its parameter: nothing where it does not call it. */
function givenAt(
  checker: Checker,
  use: Node,
  index: number,
  seen: ReadonlySet<Node> = new Set(),
): readonly Type[] {
  const up = parentOf(use);
  if (!up || seen.has(use)) return [];
  if (isCall(up)) {
    const given =
      up.callee === use ? argumentAt(checker, up, index) : handedTo(checker, up, use, index);
    return given ? [given] : [];
  }
  // What `bind` gives is the function again.
  if (memberName(up) === 'bind') {
    const bound = parentOf(up);
    return bound ? givenAt(checker, bound, index, new Set([...seen, use])) : [];
  }
  const isAttribute = up.type === 'JSXExpressionContainer';
  if (!isAttribute && !(up.type === 'ObjectProperty' && up.value === use)) return [];
  const wanted = checker.expected(use);
  const given = wanted && parameterOf(checker, wanted, index);
  if (given) return [given];
  // A component that says nothing of its props shows by what it does with them.
  return isAttribute
    ? usesOfAttribute(checker, up).flatMap((each) =>
        givenAt(checker, each, index, new Set([...seen, use])),
      )
    : [];
}

function argumentAt(checker: Checker, call: CallNode, index: number): Type | undefined {
  const before = call.arguments.slice(0, index + 1);
  if (before.some(({type}) => type === 'SpreadElement')) return UNKNOWN;
  const argument = call.arguments[index];
  return argument && withoutNullish(checker.typeOf(argument));
}

/** What a function that takes this one as a callback gives it. */
function handedTo(
  checker: Checker,
  call: CallNode,
  callback: Node,
  index: number,
): Type | undefined {
  const signature = signatureOfCall(checker, call);
  if (!signature) return undefined;
  // What the callback returns depends on what it is given, which is not known yet.
  const isCallback = (argument: Node): boolean => argument === callback || isFunction(argument);
  const scope = scopeOfCall(checker, call, signature, isCallback);
  const position = call.arguments.findIndex((each) => each === callback);
  const wanted = parameterType(checker, signature, position, scope);
  const given = wanted && parameterOf(checker, wanted, index);
  return given?.kind === 'unknown' && index === 0 ? eventPayload(checker, call) : given;
}

function parameterOf(checker: Checker, wanted: Type, index: number): Type | undefined {
  const signature = signatureIn(wanted);
  return signature && parameterType(checker, signature, index);
}
