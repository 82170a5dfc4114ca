import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import type {TypeProblem} from '../problems.ts';
import {excessKeys, fits, matching} from '../types/fits.ts';
import {isFromLibrary, isOwn} from '../types/ownTypes.ts';
import {parameterType} from '../types/parameters.ts';
import {awaited, namesOf, propertyOf, propertyType, readType} from '../types/properties.ts';
import {sameWord} from '../types/sameWord.ts';
import {isFunction} from '../types/signature.ts';
import {
  membersOf,
  type Shape,
  signatureIn,
  textsOf,
  type Type,
  union,
  withoutNullish,
} from '../types/type.ts';
import {isUnchecked} from '../types/unchecked.ts';
import {isCall} from './calls.ts';
import {calledName} from './flow.ts';
import {isMember, keyName, lastName, propertyName} from './names.ts';
import type {ObjectNode} from './objects.ts';
import {nearest, parentOf} from './place.ts';

/** Reports where a value does not match the expected type: at the keys of a literal, else at `place`. */
export function checkFit(checker: Checker, value: Node, target: Type, place: Node): void {
  const given = checker.typeOf(value);
  const type = isReturnedLater(value) ? awaited(given) : given;
  // What comes out of a value that the compiler doesn't look at, it doesn't compare either.
  const source = isCall(value) ? value.callee : value;
  if (isMember(source) && isUnchecked(checker.typeOf(source.object))) return;
  const isFit = fits(type, target);
  if (isFit || value.type === 'ObjectExpression') checkTaken(checker, value, target, place);
  if (isFit) return;
  const other = lessThan(withoutNullish(type), withoutNullish(target));
  if (other) return checker.report({...other, node: place});
  if (value.type === 'ObjectExpression') {
    const keys = elaborate(checker, value, target);
    if (keys === 'some') return;
    // What can be absent was perhaps asked for before; an extra key is an error in any case.
    if (keys === 'absent' && excessOf(type, target).length === 0) return;
  }
  if (value.type === 'ConditionalExpression') {
    const branches = [value.consequent, value.alternate];
    const bad = branches.filter((branch) => !fits(checker.typeOf(branch), target));
    const keys = bad.flatMap((branch) => excessOf(checker.typeOf(branch), target));
    if (keys.length > 0) return reportKeys(checker, keys, target);
    // The compiler refuses the whole, whatever is wrong in one of the two.
    const parts = checker.within(() => {
      for (const branch of bad) checkFit(checker, branch, target, branch);
    });
    const excess = parts.filter(({kind}) => kind === 'excess');
    for (const [index, each] of excess.entries())
      checker.report({...each, isBehind: index > 0 || undefined});
    const [first] = parts;
    if (excess.length > 0) return;
    if (first) return checker.report({...first, node: place, parts});
  }
  const keys = excessOf(type, target);
  reportKeys(checker, keys, target);
  // Behind an extra key the compiler says nothing of one that is lacking.
  if (keys.length > 0 && !checker.successor) return;
  const name = type.kind === 'shape' ? lackingKey(type, target) : undefined;
  const owners = namesOf(target);
  if (name !== undefined) checker.report({kind: 'lacks', node: place, name, owners});
  else if (keys.length === 0) {
    const asks = askedFirst(type, target);
    const written = value.type === 'StringLiteral' ? value : undefined;
    const texts = textsOf(target);
    // An object where a text is expected: the call tells more than the object.
    const call = value.type === 'ObjectExpression' && isText(target) ? parentOf(value) : undefined;
    const called = call && isCall(call) ? calledName(call) : lastName(value);
    const isSpelled = written && sameWord(written.value, texts) !== undefined;
    checker.report(
      isSpelled
        ? {kind: 'mismatch', node: written, name: written.value, owners, texts}
        : {kind: 'mismatch', node: place, name: called ?? '', owners, asks},
    );
  }
}

/** Whether an async function returns a value, which it waits for. */
function isReturnedLater(value: Node): boolean {
  const up = parentOf(value);
  const fn = up?.type === 'ReturnStatement' ? nearest(up, isFunction) : up;
  return fn !== undefined && isFunction(fn) && fn.async === true;
}

/** Reports a function that takes a type of the library, where the library passes another one that lacks something of it. */
export function checkTaken(checker: Checker, value: Node, target: Type, place: Node): void {
  if (value.type === 'ObjectExpression') {
    for (const property of value.properties) {
      const name = property.type === 'ObjectProperty' ? propertyName(property) : undefined;
      const option = name === undefined ? undefined : propertyType(withoutNullish(target), name);
      if (option && property.type === 'ObjectProperty')
        checkTaken(checker, property.value, option, property.key);
    }
    return;
  }
  const [given, wanted] = [checker.typeOf(value), withoutNullish(target)].map((type) => {
    const signature = signatureIn(type);
    return signature && parameterType(checker, signature, 0);
  });
  if (!given || !wanted || !isFromLibrary(wanted) || fits(wanted, given)) return;
  const other = lessThan(wanted, given);
  if (other) checker.report({...other, node: place});
  else if (isOwn(given)) checker.report({kind: 'taken', node: place, name: ''});
}

/** What to say where a type of the library has too little for another one of it. */
function lessThan(type: Type, target: Type): Omit<TypeProblem, 'node'> | undefined {
  const wanted = membersOf(target).find((each) => each.kind === 'shape' && each.library);
  if (type.kind !== 'shape' || wanted?.kind !== 'shape' || !type.library) return undefined;
  if (type.name === wanted.name || fits(type, wanted)) return undefined;
  return {kind: 'taken', name: wanted.name ?? '', owners: namesOf(type)};
}

/** What a program has to ask of a value before it fits: only some of what it can be does. */
function askedFirst(type: Type, target: Type): TypeProblem['asks'] {
  if (fits(withoutNullish(type), target)) return 'presence';
  const [fitting] = membersOf(type).filter((member) => fits(member, target));
  const platform = fitting && propertyType(fitting, 'platform');
  const [text] = platform ? textsOf(platform) : [];
  return text === 'ios' || text === 'android' ? text : undefined;
}

function isText(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'string';
}

function excessOf(type: Type, target: Type): readonly Node[] {
  const plain = membersOf(withoutNullish(target));
  const found = membersOf(type).map((member) =>
    member.kind === 'shape' ? excessKeys(member, matching(member, plain)) : [],
  );
  return found.find((keys) => keys.length > 0) ?? [];
}

function reportKeys(checker: Checker, keys: readonly Node[], target: Type): void {
  for (const [index, node] of keys.entries()) {
    const name = keyName(node) ?? '';
    const isBehind = index > 0 || undefined;
    const owners = namesOf(target);
    checker.report({kind: 'excess', node, name, owners, isBehind});
    // What is under the key shows once the key is the one that takes its place.
    const next = checker.successor?.(name, owners);
    const property = parentOf(node);
    const wanted = next === undefined ? undefined : propertyType(withoutNullish(target), next);
    if (wanted && property?.type === 'ObjectProperty')
      checkFit(checker, property.value, wanted, node);
  }
}

function lackingKey(source: Shape, target: Type): string | undefined {
  const [member] = matching(source, membersOf(withoutNullish(target)));
  if (member?.kind !== 'shape') return undefined;
  const own = source.properties();
  for (const [name, {optional}] of member.properties())
    if (!optional && !own.has(name)) return name;
  return undefined;
}

/** Reports each key of a literal whose value does not match: `absent` when the only fault is that it can be missing. */
function elaborate(
  checker: Checker,
  literal: ObjectNode,
  target: Type,
): 'none' | 'some' | 'absent' {
  const source = checker.typeOf(literal);
  if (source.kind !== 'shape') return 'none';
  const targets = union(matching(source, membersOf(withoutNullish(target))));
  let found: 'none' | 'some' | 'absent' = 'none';
  for (const property of literal.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const name = propertyName(property);
    const wanted = name === undefined ? undefined : propertyOf(targets, name);
    if (wanted === undefined || wanted === 'unknown') continue;
    const accepted = readType(wanted);
    const type = checker.typeOf(property.value);
    if (fits(type, accepted)) continue;
    checkFit(checker, property.value, accepted, property.key);
    if (!fits(withoutNullish(type), accepted)) found = 'some';
    else if (found === 'none') found = 'absent';
  }
  return found;
}
