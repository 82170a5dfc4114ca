import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import type {TypeProblem} from '../problems.ts';
import {excessKey, fits, matching} from '../types/fits.ts';
import {namesOf, propertyOf, propertyType, readType} from '../types/properties.ts';
import {membersOf, type Shape, textsOf, type Type, union, withoutNullish} from '../types/type.ts';
import {keyName, lastName, propertyName} from './names.ts';
import type {ObjectNode} from './objects.ts';

/** Reports where a value does not match the expected type: at the keys of a literal, else at `place`. */
export function checkFit(checker: Checker, value: Node, target: Type, place: Node): void {
  const type = checker.typeOf(value);
  if (fits(type, target)) return;
  if (value.type === 'ObjectExpression') {
    const keys = elaborate(checker, value, target);
    if (keys === 'some') return;
    // What can be absent was perhaps asked for before; an extra key is an error in any case.
    if (keys === 'absent' && excessOf(type, target) === undefined) return;
  }
  if (value.type === 'ConditionalExpression') {
    const branches = [value.consequent, value.alternate];
    const bad = branches.filter((branch) => !fits(checker.typeOf(branch), target));
    const key = bad.map((branch) => excessOf(checker.typeOf(branch), target)).find(Boolean);
    if (key) return reportKey(checker, key, target);
  }
  const key = excessOf(type, target);
  if (key) reportKey(checker, key, target);
  // Behind an extra key the compiler says nothing of one that is lacking.
  if (key && !checker.successor) return;
  const name = type.kind === 'shape' ? lackingKey(type, target) : undefined;
  const owners = namesOf(target);
  if (name !== undefined) checker.report({kind: 'lacks', node: place, name, owners});
  else if (!key) {
    const asks = askedFirst(type, target);
    checker.report({kind: 'mismatch', node: place, name: lastName(value) ?? '', owners, asks});
  }
}

/** What a program has to ask of a value before it fits: only some of what it can be does. */
function askedFirst(type: Type, target: Type): TypeProblem['asks'] {
  if (fits(withoutNullish(type), target)) return 'presence';
  const [fitting] = membersOf(type).filter((member) => fits(member, target));
  const platform = fitting && propertyType(fitting, 'platform');
  const [text] = platform ? textsOf(platform) : [];
  return text === 'ios' || text === 'android' ? text : undefined;
}

function excessOf(type: Type, target: Type): Node | undefined {
  const plain = membersOf(withoutNullish(target));
  return membersOf(type)
    .map((member) =>
      member.kind === 'shape' ? excessKey(member, matching(member, plain)) : undefined,
    )
    .find(Boolean);
}

function reportKey(checker: Checker, key: Node, target: Type): void {
  const name = keyName(key) ?? '';
  checker.report({kind: 'excess', node: key, name, owners: namesOf(target)});
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
