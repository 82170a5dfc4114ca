import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {constantOf} from './program/constants.ts';
import {isMember} from './program/memberNode.ts';
import type {ProgramUses} from './program/programUses.ts';
import {testsBefore} from './program/tests.ts';
import {keyName} from './types/readMembers.ts';
import {isFunction} from './types/signature.ts';

type OneOf = 'ios' | 'android';

const IS_IOS = /^is_?(?:ios|apple)$/i;
const IS_ANDROID = /^is_?android$/i;

/** The only platform on which a place can run, because the program has asked for it; nothing where both can. */
export function platformAt(
  node: Node,
  uses: Pick<ProgramUses, 'checker' | 'callsOf'>,
  seen: ReadonlySet<Node> = new Set(),
): OneOf | undefined {
  const {checker} = uses;
  for (const passed of testsBefore(checker, node)) {
    const found =
      'test' in passed
        ? platformOf(passed.test, passed.isTrue, checker)
        : isPlatform(passed.subject) && passed.value.type === 'StringLiteral'
          ? named(passed.value.value)
          : undefined;
    if (found) return found;
  }
  for (let at = node, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (up.type === 'ObjectProperty' && isSelected(up, checker))
      return named(keyName(up.key) ?? '');
    if (!isFunction(up) || seen.has(up)) continue;
    // A function that is called behind such a test only.
    const calls = uses.callsOf(up).map((call) => platformAt(call, uses, new Set([...seen, up])));
    const [first] = calls;
    if (first && calls.every((each) => each === first)) return first;
  }
  return undefined;
}

function named(text: string): OneOf | undefined {
  return text === 'ios' || text === 'android' ? text : undefined;
}

/** What a test says of the platform: what is not one of the two is the other. */
function platformOf(test: Node, isTrue: boolean, checker: Checker): OneOf | undefined {
  switch (test.type) {
    case 'ParenthesizedExpression':
      return platformOf(test.expression, isTrue, checker);
    case 'UnaryExpression':
      return test.operator === '!' ? platformOf(test.argument, !isTrue, checker) : undefined;
    case 'LogicalExpression':
      // Of both sides only where the whole is what each of them is.
      return (test.operator === '&&') === isTrue
        ? (platformOf(test.left, isTrue, checker) ?? platformOf(test.right, isTrue, checker))
        : undefined;
    case 'BinaryExpression': {
      const [name, value] = isPlatform(test.left)
        ? [test.left, test.right]
        : [test.right, test.left];
      if (!isPlatform(name) || value.type !== 'StringLiteral') return undefined;
      if (!/^[!=]==?$/.test(test.operator)) return undefined;
      return either(named(value.value), test.operator.startsWith('=') === isTrue);
    }
    case 'Identifier': {
      const value = constantOf(checker, test);
      const found = value && platformOf(value, isTrue, checker);
      if (found || value) return found;
      if (IS_IOS.test(test.name)) return either('ios', isTrue);
      return IS_ANDROID.test(test.name) ? either('android', isTrue) : undefined;
    }
    default:
      return undefined;
  }
}

function either(platform: OneOf | undefined, isIt: boolean): OneOf | undefined {
  if (!platform || isIt) return platform;
  return platform === 'ios' ? 'android' : 'ios';
}

/** Says whether an expression is `Platform.OS`, by whatever name the object was imported. */
function isPlatform(node: Node): boolean {
  return isMember(node) && keyName(node.property, node.computed) === 'OS';
}

/** Says whether a property is a choice of `Platform.select`. */
function isSelected(property: Node, checker: Checker): boolean {
  const choices = checker.parentOf(property);
  const call = choices && checker.parentOf(choices);
  if (call?.type !== 'CallExpression' || !isMember(call.callee)) return false;
  return keyName(call.callee.property) === 'select' && call.arguments[0] === choices;
}
