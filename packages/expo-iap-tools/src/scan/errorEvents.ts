import type {Node} from '@babel/types';
import type {FileTask} from './fileTask.ts';
import type {LibraryCall} from './libraryCalls.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {calledName, methodCall} from './program/flow.ts';
import {usesOf} from './program/mentions.ts';
import {isMember, lastName} from './program/names.ts';
import {childrenOf} from './program/nodes.ts';
import {nearest, parentOf} from './program/place.ts';
import type {ProgramUses} from './program/programUses.ts';
import {propertyType} from './types/properties.ts';
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
  const found = propertyType(withoutNullish(checker.typeOf(options)), 'onPurchaseError');
  return found !== undefined && isLoud(found);
}

function isLoud(listener: Type, given?: Node): boolean {
  const written = listener.kind === 'shape' ? (listener.literal ?? given) : given;
  return !written || !isQuiet(written);
}

/** Says whether an effect of React shows the error that the hook keeps; `place` is where the hook gives it. */
export function isShownInEffect(place: Node, {checker}: ProgramUses): boolean {
  const up = parentOf(place);
  const reads = up?.type === 'ObjectProperty' ? usesOf(checker, up.value) : [place];
  return reads.some((read) => {
    const [effect] = nearest(read, isEffect)?.arguments ?? [];
    return effect !== undefined && !isQuiet(effect);
  });
}

function isEffect(node: Node): node is CallNode {
  return isCall(node) && /Effect$/.test(calledName(node));
}

/** Where a failure of a call ends: in a `catch` around it, behind it, or around the function that it is in. */
function handlersOf(call: CallNode, uses: ProgramUses, seen = new Set<Node>()): readonly Node[] {
  for (let at: Node = call, up = parentOf(at); up; at = up, up = parentOf(at)) {
    const handler = handlerAt(at, up);
    if (handler && !throwsAgain(handler)) return [handler];
    if (!isFunction(up)) continue;
    // Functions can call each other in a circle.
    if (seen.has(up)) return [];
    seen.add(up);
    const taker = parentOf(up);
    const takers = taker && isCall(taker) && taker.callee !== up ? [taker] : [];
    return [...uses.callsOf(up), ...takers].flatMap((each) => handlersOf(each, uses, seen));
  }
  return [];
}

/** Says whether something catches where a call fails; what a function gives its unknown callers is not known. */
export function isCaught(call: CallNode, uses: ProgramUses): boolean {
  return handlersOf(call, uses).length > 0;
}

function handlerAt(at: Node, up: Node): Node | undefined {
  if (up.type === 'TryStatement' && up.handler && up.block === at) return up.handler.body;
  if (!isCall(at)) return undefined;
  const chained = methodCall(at);
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
  if (isCall(node)) return isLog(node.callee) || putsBack(node);
  if (node.type === 'ReturnStatement') return !node.argument || givesNothing(node.argument);
  if (/^(?:Assignment|Update)Expression$|^ThrowStatement$/.test(node.type)) return false;
  return childrenOf(node).every(doesNothing);
}

/** Says whether a call only puts a state back, such as `setBusy(false)`. */
function putsBack({callee, arguments: [state, ...others]}: CallNode): boolean {
  const isOff = state?.type === 'NullLiteral' || (state?.type === 'BooleanLiteral' && !state.value);
  return isOff && others.length === 0 && /^set[A-Z]/.test(nameOf(callee));
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
  return lastName(node) ?? '';
}

/** The requests whose failure is shown where it is caught: the first of each function that catches some. */
export function shownFailures(task: FileTask): readonly LibraryCall[] {
  const flows = new Set<Node>();
  return task.calls.filter(({names, call}) => {
    if (!names.includes('requestPurchase') && !names.includes('requestSubscription')) return false;
    const loud = handlersOf(call, task).filter((handler) => !isQuiet(handler));
    const around = loud.map((handler) => nearest(handler, isFunction) ?? handler);
    const isNew = around.some((flow) => !flows.has(flow));
    for (const flow of around) flows.add(flow);
    return isNew;
  });
}
