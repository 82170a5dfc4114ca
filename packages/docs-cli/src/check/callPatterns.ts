import type {CallExpression, Node} from '@babel/types';
import {type Code, functionIn, isCallNode, isFunctionNode, libraryName} from './code.ts';
import {receivesPurchases} from './deliveryPatterns.ts';
import {type PatternFinding, placeOf} from './finding.ts';

const REQUESTS = new Set(['requestPurchase', 'requestSubscription']);
/** What reads the purchases that nobody has finished yet. */
const READS = /\b(?:getAvailablePurchases|availablePurchases|restorePurchases)\b/;

type Place = {readonly call: CallExpression; readonly code: Code};

function callsOf(all: readonly Code[], isWanted: (name: string) => boolean): readonly Place[] {
  return all.flatMap((code) =>
    code.nodes.flatMap((node) =>
      isCallNode(node) && isWanted(libraryName(node, code)) ? [{call: node, code}] : [],
    ),
  );
}

/** Mistakes that show in single calls: the result of a request, no read of what is open, several hooks. */
export function callPatterns(all: readonly Code[]): readonly PatternFinding[] {
  const requests = callsOf(all, (name) => REQUESTS.has(name));
  return [...requests.flatMap(promiseFinding), ...recovery(all, requests), ...hooks(all)];
}

function promiseFinding({call, code}: Place): readonly PatternFinding[] {
  if (!isResultUsed(call, code)) return [];
  return [
    {
      ...placeOf(call, code),
      rule: 'promise-as-purchase',
      message:
        'What this promise resolves with isn’t the purchase to deliver: it’s a list on Android, can be null on iOS, and a purchase can end without it.',
      todo: 'Await the request only to show its errors, and deliver in onPurchaseSuccess or purchaseUpdatedListener.',
    },
  ];
}

function isResultUsed(call: Node, code: Code): boolean {
  let node: Node = call;
  let up = code.parentOf(node);
  while (up && isPassing(up)) [node, up] = [up, code.parentOf(up)];
  if (!up) return false;
  if (up.type === 'VariableDeclarator' && up.init === node) return isReadLater(up.id, up, code);
  if (up.type === 'AssignmentExpression' && up.right === node)
    return isReadLater(up.left, up, code);
  if (isCallNode(up)) {
    const isHandled = up.arguments.some((each) => each === node);
    return isHandled && !/^(?:log|info|debug|all|race|allSettled)$/.test(libraryName(up, code));
  }
  if (up.type === 'MemberExpression' && up.property.type === 'Identifier') {
    const chained = code.parentOf(up);
    if (up.property.name !== 'then' || !chained || !isCallNode(chained)) return false;
    const [then] = chained.arguments;
    if (then?.type === 'Identifier') return true;
    const fn = functionIn(then);
    const [result] = fn?.params ?? [];
    return result !== undefined && fn !== undefined && isReadLater(result, result, code);
  }
  return up.type === 'IfStatement' || up.type === 'LogicalExpression';
}

/** What hands a value on unchanged. */
function isPassing({type}: Node): boolean {
  return /^(?:AwaitExpression|TSAsExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(
    type,
  );
}

/** Whether a name is read after the place that gives it its value, other than to be printed. */
function isReadLater(target: Node, after: Node, code: Code): boolean {
  if (target.type === 'ObjectPattern' || target.type === 'ArrayPattern') return true;
  if (target.type !== 'Identifier') return false;
  const scope = scopeOf(after, code);
  return code.nodes.some((node) => {
    const isRead = node.type === 'Identifier' && node.name === target.name && node !== target;
    if (!isRead || (node.start ?? 0) < (after.end ?? 0)) return false;
    if ((node.end ?? 0) > (scope.end ?? 0)) return false;
    const up = code.parentOf(node);
    const isPrinted = up && isCallNode(up) && /^(?:log|info|debug)$/.test(libraryName(up, code));
    const isKey = up?.type === 'MemberExpression' && up.property === node && !up.computed;
    const isName = up?.type === 'ObjectProperty' && up.key === node && up.value !== node;
    return !isPrinted && !isKey && !isName;
  });
}

function scopeOf(node: Node, code: Code): Node {
  for (let up = code.parentOf(node); up; up = code.parentOf(up)) if (isFunctionNode(up)) return up;
  return code.file.tree.program;
}

/** Android sends no event for what was paid while the app was away. */
function recovery(all: readonly Code[], [first]: readonly Place[]): readonly PatternFinding[] {
  if (!first || !receivesPurchases(all)) return [];
  if (all.some(({file}) => READS.test(file.text))) return [];
  return [
    {
      ...placeOf(first.call, first.code),
      rule: 'no-recovery',
      message:
        'This code sells and never reads the open purchases. Android sends no event for one that was paid while the app was closed, and Google refunds it after three days.',
      todo: 'After connecting and whenever the app becomes active, call getAvailablePurchases and pass each purchase to the same handler.',
    },
  ];
}

function hooks(all: readonly Code[]): readonly PatternFinding[] {
  const isTest = ({file}: Code) => /\.(?:test|spec)\.\w+$|__tests__/.test(file.name);
  const [first, ...others] = callsOf(
    all.filter((code) => !isTest(code)),
    (name) => name === 'useIAP',
  );
  if (!first) return [];
  const {file, line} = placeOf(first.call, first.code);
  return others.map(({call, code}) => ({
    ...placeOf(call, code),
    rule: 'several-hooks',
    message: `useIAP is called in ${file}:${line} too. Each mounted hook has its own listeners, so every purchase is handled once for each, and the first that unmounts closes the connection of all.`,
    todo: 'Call it in one provider near the root, and share what it returns by a context.',
  }));
}
