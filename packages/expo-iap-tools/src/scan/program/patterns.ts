import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {elementOf, mapProperties, propertyOf, readType} from '../types/properties.ts';
import {readWritten} from '../types/readWritten.ts';
import {declareValue} from '../types/scope.ts';
import {annotationOf} from '../types/signature.ts';
import {stored} from '../types/stored.ts';
import {
  lazyType,
  membersOf,
  type Scope,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
  withoutNullish,
} from '../types/type.ts';
import {keyName} from './names.ts';

/** Declares the names that a pattern takes out of a value. */
export function bindPattern(
  checker: Checker,
  pattern: Node,
  value: () => Type,
  scope: Scope,
): void {
  const written = annotationOf(pattern);
  const type = written ? () => readWritten(checker, written, scope, value) : value;
  // Most patterns are one name: it needs nothing of what takes a value apart.
  if (pattern.type !== 'Identifier') takeApart(checker, pattern, lazyType(type), scope);
  else
    declareValue(
      scope,
      pattern.name,
      lazyType(() => stored(type())),
    );
}

function takeApart(checker: Checker, pattern: Node, type: () => Type, scope: Scope): void {
  const go = (inner: Node, innerType: () => Type): void =>
    bindPattern(checker, inner, innerType, scope);
  switch (pattern.type) {
    case 'AssignmentPattern':
      go(pattern.left, () => withDefault(type(), checker.typeOf(pattern.right)));
      break;
    case 'TSParameterProperty':
      go(pattern.parameter, type);
      break;
    case 'RestElement':
      go(pattern.argument, type);
      break;
    case 'ArrayPattern':
      for (const [index, element] of pattern.elements.entries()) {
        if (!element) continue;
        if (element.type === 'RestElement') go(element.argument, type);
        else go(element, () => elementAt(type(), index));
      }
      break;
    case 'ObjectPattern': {
      checker.patterns.set(pattern, type);
      const named: string[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          go(property.argument, () =>
            mapProperties(type(), (each, name) => (named.includes(name) ? undefined : each)),
          );
          continue;
        }
        const name = property.computed ? undefined : keyName(property.key);
        if (name !== undefined) named.push(name);
        go(property.value, () => memberType(type(), name));
      }
      break;
    }
  }
}

/** The type of a member that a pattern takes. */
export function memberType(type: Type, name: string | undefined): Type {
  if (type.kind === 'missing') return type;
  if (name === undefined) return UNKNOWN;
  const found = propertyOf(withoutNullish(type), name);
  if (found === 'unknown') return UNKNOWN;
  return found ? readType(found) : {kind: 'missing', name};
}

function withDefault(type: Type, fallback: Type): Type {
  const given = union(membersOf(type).filter((member) => member !== UNDEFINED));
  return given.kind === 'union' || given.kind === 'shape' ? given : union([given, fallback]);
}

/** What a list or tuple has at a position. */
export function elementAt(type: Type, index: number): Type {
  if (type.kind === 'missing') return type;
  const tuples = membersOf(type).filter((member) => member.kind === 'tuple');
  if (tuples.length === 0) return elementOf(type);
  return union(tuples.map((tuple) => tuple.elements[index] ?? UNKNOWN));
}
