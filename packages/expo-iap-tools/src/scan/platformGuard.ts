import type {Node} from '@babel/types';
import {keyName, memberName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import type {ProgramUses} from './program/programUses.ts';
import {type Fact, factsBefore} from './program/tests.ts';
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
  for (const fact of factsBefore(checker, node)) {
    const found = platformOf(fact);
    if (found) return found;
  }
  for (let at = node, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (up.type === 'ObjectProperty' && isSelected(up)) return named(keyName(up.key) ?? '');
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
function platformOf({test, value, isTrue}: Fact): OneOf | undefined {
  if (value) {
    const [name, text] = isPlatform(test) ? [test, value] : [value, test];
    if (!isPlatform(name) || text.type !== 'StringLiteral') return undefined;
    return either(named(text.value), isTrue);
  }
  if (test.type !== 'Identifier') return undefined;
  if (IS_IOS.test(test.name)) return either('ios', isTrue);
  return IS_ANDROID.test(test.name) ? either('android', isTrue) : undefined;
}

function either(platform: OneOf | undefined, isIt: boolean): OneOf | undefined {
  if (!platform || isIt) return platform;
  return platform === 'ios' ? 'android' : 'ios';
}

/** Says whether an expression is `Platform.OS`, by whatever name the object was imported. */
function isPlatform(node: Node): boolean {
  return memberName(node) === 'OS';
}

/** Says whether a property is a choice of `Platform.select`. */
function isSelected(property: Node): boolean {
  const choices = parentOf(property);
  const call = choices && parentOf(choices);
  if (call?.type !== 'CallExpression') return false;
  return memberName(call.callee) === 'select' && call.arguments[0] === choices;
}
