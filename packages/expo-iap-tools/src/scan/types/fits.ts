import type {Node} from '@babel/types';
import {keyName} from '../program/names.ts';
import {propertyOf, readType} from './properties.ts';
import {isNullish, isOpen, membersOf, type Shape, type Type} from './type.ts';

/** Says whether a value can be given where another type is expected; doubts count as yes. */
export function fits(source: Type, target: Type, depth = 0): boolean {
  if (isOpen(source) || isOpen(target) || depth > 6) return true;
  if (source.kind === 'shape' && source.unchecked) return true;
  // An empty list has no element that would not fit.
  if (isNever(source)) return true;
  if (source.kind === 'union') return source.members.every((each) => fits(each, target, depth));
  if (target.kind === 'union') return fitsUnion(source, target.members, depth);
  if (isNullish(source) || isNullish(target)) return sameNullish(source, target);
  if (target.kind === 'tuple' || source.kind === 'tuple') return true;
  if (source.kind === 'shape') {
    return target.kind === 'shape'
      ? excessKeys(source, [target]).length === 0 && fitsShape(source, target, depth)
      : target.kind === 'primitive' && target.name === 'object';
  }
  // A text has nothing of what an object can have.
  if (target.kind === 'shape') return isFree(target);
  if (target.kind === 'literal') {
    if (source.kind === 'literal') return source.value === target.value;
    return source.kind === 'primitive' && source.name === typeof target.value;
  }
  if (source.kind !== 'literal' && source.kind !== 'primitive') return true;
  if (target.kind !== 'primitive') return true;
  if (source.kind === 'literal') return typeof source.value === target.name;
  return source.name === target.name;
}

function isNever(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'never';
}

function sameNullish(source: Type, target: Type): boolean {
  if (source.kind !== 'primitive' || target.kind !== 'primitive') return false;
  return source.name === target.name;
}

function fitsUnion(source: Type, members: readonly Type[], depth: number): boolean {
  if (source.kind !== 'shape') return members.some((member) => fits(source, member, depth));
  if (excessKeys(source, matching(source, members)).length > 0) return false;
  const relaxed = {...source, literal: undefined};
  return members.some((member) => fits(relaxed, member, depth));
}

/** The members of a union that match a discriminating property, such as `type: 'subs'`. */
export function matching(source: Shape, members: readonly Type[]): readonly Type[] {
  const kept = members.filter((member) => {
    if (member.kind !== 'shape') return !isNullish(member);
    if (member.calls && !source.calls) return false;
    return [...member.properties()].every(([name, property]) => {
      const wanted = membersOf(property.type());
      if (wanted.length === 0 || wanted.some(({kind}) => kind !== 'literal')) return true;
      const own = propertyOf(source, name);
      if (own === 'unknown') return true;
      if (own === undefined) return property.optional || members.length < 2;
      return fits(own.type(), property.type());
    });
  });
  return kept.length > 0 ? kept : members;
}

/** The keys that a literal has and none of the types takes; the compiler tells the first. */
export function excessKeys(source: Shape, targets: readonly Type[]): readonly Node[] {
  const {literal} = source;
  if (literal?.type !== 'ObjectExpression') return [];
  // Beside a spread of anything, the compiler checks no key.
  if (source.open && literal.properties.some(({type}) => type === 'SpreadElement')) return [];
  if (targets.some((target) => isOpen(target) || (target.kind === 'shape' && isFree(target)))) {
    return [];
  }
  return literal.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return [];
    const name = keyName(property.key, property.computed);
    if (name === undefined) return [];
    const isTaken = targets.some((target) => propertyOf(target, name) !== undefined);
    return isTaken ? [] : [property.key];
  });
}

// Without properties, or with any, a type takes every key.
function isFree(target: Shape): boolean {
  return target.open === true || target.index !== undefined || target.properties().size === 0;
}

// `new Set` and `new Map` take a list as what they go through.
function isList({name = ''}: Shape): boolean {
  return /^(?:Array|Iterable|ReadonlyArray|Set)\b/.test(name);
}

function fitsShape(source: Shape, target: Shape, depth: number): boolean {
  if (target.calls && !source.calls && !source.constructs)
    return !source.library && source.open === true;
  if (source === target || target.calls || source.calls) return true;
  const isSame = source.name === target.name || (isList(source) && isList(target));
  if (source.given && target.given && isSame) {
    return source.given.every((each, index) => {
      const wanted = target.given?.[index];
      // A list that starts empty tells nothing of what is added.
      return !wanted || isNever(wanted) || fits(each, wanted, depth + 1);
    });
  }
  const wanted = target.properties();
  const own = source.properties();
  const isKnown = source.library || !source.open;
  const isLess = [...wanted].some(([name, each]) => !each.optional && own.get(name)?.optional);
  if (isKnown && isLess) return false;
  if (source.open || isFree(target)) return true;
  if ([...wanted.values()].every(({optional}) => optional)) {
    if (own.size > 0 && [...own.keys()].every((name) => !wanted.has(name))) return false;
  }
  return [...wanted].every(([name, property]) => {
    const found = own.get(name);
    if (!found) return property.optional;
    return fits(found.type(), readType(property), depth + 1);
  });
}
