import type {Node} from '@babel/types';
import type {LibraryCall} from './libraryCalls.ts';
import {wordsOf} from './productWords.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {calledName, methodCall} from './program/flow.ts';
import {isMember} from './program/memberNode.ts';
import {childrenOf} from './program/nodes.ts';
import type {ProgramUses} from './program/programUses.ts';
import {propertyOf} from './types/properties.ts';
import {isFunction} from './types/signature.ts';
import {type Type, withoutNullish} from './types/type.ts';

/** Says whether a call makes the program listen to failed purchases, with a listener that can show them. */
export function listensToErrors(
  {names, call}: LibraryCall,
  {checker}: Pick<ProgramUses, 'checker'>,
): boolean {
  const [options] = call.arguments;
  if (!options) return false;
  if (names.includes('purchaseErrorListener')) return isLoud(checker.typeOf(options), options);
  if (!names.includes('useIAP')) return false;
  const found = propertyOf(withoutNullish(checker.typeOf(options)), 'onPurchaseError');
  return found !== undefined && found !== 'unknown' && isLoud(found.type());
}

function isLoud(listener: Type, given?: Node): boolean {
  const written = listener.kind === 'shape' ? (listener.literal ?? given) : given;
  return !written || !isQuiet(written);
}

/** Says whether an effect of React reads the error that the hook keeps; `place` is where the hook gives it. */
export function isReadInEffect(place: Node, {checker, usesOf}: ProgramUses): boolean {
  const up = checker.parentOf(place);
  const name = up?.type === 'ObjectProperty' ? up.value : undefined;
  const reads = name?.type === 'Identifier' ? usesOf(name) : [place];
  return reads.some((read) => {
    for (let at = checker.parentOf(read); at; at = checker.parentOf(at)) {
      if (isCall(at) && /Effect$/.test(calledName(at))) return true;
    }
    return false;
  });
}

/** Where a failure of a call ends: in a `catch` around it, behind it, or around the function that it is in. */
function handlersOf(call: CallNode, uses: ProgramUses, seen = new Set<Node>()): readonly Node[] {
  const {checker} = uses;
  for (let at: Node = call, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    const handler = handlerAt(at, up, uses);
    if (handler && !throwsAgain(handler)) return [handler];
    if (!isFunction(up)) continue;
    // Functions can call each other in a circle.
    if (seen.has(up)) return [];
    seen.add(up);
    const taker = checker.parentOf(up);
    const takers = taker && isCall(taker) && taker.callee !== up ? [taker] : [];
    return [...uses.callsOf(up), ...takers].flatMap((each) => handlersOf(each, uses, seen));
  }
  return [];
}

function handlerAt(at: Node, up: Node, uses: ProgramUses): Node | undefined {
  if (up.type === 'TryStatement' && up.handler && up.block === at) return up.handler.body;
  if (!isCall(at)) return undefined;
  const chained = methodCall(at, uses);
  const name = chained && calledName(chained);
  if (name === 'catch') return chained?.arguments[0];
  return name === 'then' ? chained?.arguments[1] : undefined;
}

function throwsAgain(handler: Node): boolean {
  const body = isFunction(handler) ? handler.body : handler;
  return body.type === 'BlockStatement' && body.body.at(-1)?.type === 'ThrowStatement';
}

const LOGS = /^(?:capture|debug|log|record|report|trace|track|warn)/i;
const LOGGERS = /^(?:analytics|console|crashlytics|log|logger|sentry)$/i;

/** Says whether what handles a failure shows nothing of it: it is empty, or only logs. */
function isQuiet(handler: Node): boolean {
  const body = isFunction(handler) ? handler.body : handler;
  if (body.type === 'BlockStatement') return body.body.every(doesNothing);
  return isFunction(handler) ? givesNothing(body) : isLog(handler);
}

function doesNothing(node: Node): boolean {
  if (isCall(node)) return isLog(node.callee);
  if (node.type === 'ReturnStatement') return !node.argument || givesNothing(node.argument);
  if (/^(?:Assignment|Update)Expression$|^ThrowStatement$/.test(node.type)) return false;
  return childrenOf(node).every(doesNothing);
}

function givesNothing(node: Node): boolean {
  if (node.type === 'AwaitExpression') return givesNothing(node.argument);
  if (isCall(node)) return isLog(node.callee);
  const isVoid = node.type === 'UnaryExpression' && node.operator === 'void';
  return isVoid || /Literal$/.test(node.type) || nameOf(node) === 'undefined';
}

function isLog(callee: Node): boolean {
  if (isMember(callee) && LOGGERS.test(nameOf(callee.object))) return true;
  return LOGS.test(nameOf(callee));
}

function nameOf(node: Node): string {
  return wordsOf(node).at(-1) ?? '';
}

/** The calls whose failure is shown where it is caught: the first of each function that catches some. */
export function shownFailures(
  calls: readonly LibraryCall[],
  uses: ProgramUses,
): readonly LibraryCall[] {
  const flows = new Set<Node>();
  return calls.filter(({call}) => {
    const loud = handlersOf(call, uses).filter((handler) => !isQuiet(handler));
    const around = loud.map((handler) => functionAround(handler, uses));
    const isNew = around.some((flow) => !flows.has(flow));
    for (const flow of around) flows.add(flow);
    return isNew;
  });
}

function functionAround(handler: Node, {checker}: ProgramUses): Node {
  for (let at = checker.parentOf(handler); at; at = checker.parentOf(at))
    if (isFunction(at)) return at;
  return handler;
}
