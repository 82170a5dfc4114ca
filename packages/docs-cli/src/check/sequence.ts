import type {CallExpression, Node} from '@babel/types';
import {childrenOf} from 'expo-iap-upgrade/scan/program/nodes';
import {
  calleeName,
  type Code,
  type CodeFunction,
  findFunction,
  functionIn,
  isCallNode,
  isFunctionNode,
  libraryName,
} from './code.ts';

/** Something that code does with a purchase or with the store, in the order in which it does it. */
export type Step = {
  /** `lost`: a check was begun in a function that nobody waits for. */
  readonly kind: 'verify' | 'lost' | 'give' | 'finish' | 'state' | 'connect' | 'listen';
  readonly node: Node;
  readonly code: Code;
  /** Whether the code waits for it, or goes on at once. */
  readonly isAwaited: boolean;
  /** For `lost`: the first step of that function. */
  readonly since?: number;
};

const VERIFY =
  /verif|valid|receipt|backend|server|confirm|redeem|entitle|settle|^fetch$|^axios$|^check\w*(?:purchase|owner|server|token)|^(?:post|put|mutate\w*|ky|request)$|record\w*purchase|process\w*purchase|handle\w*purchase|send\w*(?:purchase|token|receipt)|submit/i;
const GIVE =
  /^(?:give|grant|unlock|deliver|credit|award|activate|enable|addCoins|addCredits|addGems|addLives|increase|markAs|provision)|^set(?:Is|Has)?(?:Premium|Pro\b|Unlocked|Subscribed|Owned|Paid|Vip|Coins|Gems|Credits|Lives|Entitle|Plus|Member)/i;
/** What does nothing that money hangs on. */
const HARMLESS =
  /^(?:log|warn|error|info|debug|track\w*|capture\w*|alert|show\w*|navigate|replace|push|dispatch|set\w+|has|add|delete|get|includes|String|Boolean|Number|stringify|parse|then|catch|finally|keyOf|isUserCancelledError|Error|report\w*|toast|remove|some|find|filter|map|forEach|every|clear\w*)$/;

const STATE = /^(?:purchaseState|purchaseStateAndroid|isPending|pending)$/;

const DEEPEST = 5;

/** What a function does, step by step, with the functions that it calls where they are known. */
export function sequenceOf({node, code}: CodeFunction, all: readonly Code[]): readonly Step[] {
  const steps: Step[] = [];
  const walkFunction = (fn: CodeFunction, open: readonly Node[]): void => {
    if (open.length > DEEPEST || open.includes(fn.node)) return;
    walk(fn.node.body, fn.code, [...open, fn.node]);
  };
  const walk = (each: Node, within: Code, open: readonly Node[]): void => {
    // A function with a name acts where it is called.
    if (each.type === 'FunctionDeclaration') return;
    if (each.type === 'VariableDeclarator' && functionIn(each.init)) return;
    if (isCallNode(each)) {
      for (const child of childrenOf(each)) walk(child, within, open);
      return call(each, within, open);
    }
    const name = each.type === 'Identifier' ? each.name : '';
    if (STATE.test(name)) steps.push({kind: 'state', node: each, code: within, isAwaited: true});
    for (const child of childrenOf(each)) walk(child, within, open);
  };
  const call = (each: CallExpression, within: Code, open: readonly Node[]): void => {
    const isAwaited = isWaitedFor(each, within);
    const add = (kind: Step['kind'], since?: number): void =>
      void steps.push({
        ...{kind, node: each, code: within, isAwaited},
        ...(since !== undefined && {since}),
      });
    const library = libraryName(each, within);
    if (library === 'finishTransaction') return add('finish');
    if (library === 'initConnection') return add('connect');
    if (library === 'purchaseUpdatedListener') return add('listen');
    const name = calleeName(each);
    const own = name === '' ? undefined : findFunction(name, within, all);
    const start = steps.length;
    if (own) walkFunction(own, open);
    const isChecked = steps.slice(start).some(({kind}) => kind === 'verify');
    if (GIVE.test(name)) add('give');
    // What an unknown function does with a purchase can be the check.
    else if (VERIFY.test(name) ? !isChecked : !own && isGivenPurchase(each) && !HARMLESS.test(name))
      add('verify');
    // What a function does that nobody waits for is not done when the next line runs.
    else if (isChecked && !isAwaited && own?.node.async === true) add('lost', start);
  };
  walkFunction({node, code}, []);
  return steps;
}

/** Whether code goes on only after a call has ended: it awaits, returns or continues it. */
function isWaitedFor(call: Node, {parentOf}: Pick<Code, 'parentOf'>): boolean {
  const up = parentOf(call);
  if (!up) return true;
  if (up.type === 'UnaryExpression' && up.operator === 'void') return false;
  if (up.type === 'ExpressionStatement') return false;
  if (up.type === 'MemberExpression' || up.type === 'OptionalMemberExpression') {
    const outer = parentOf(up);
    const isThen = up.property.type === 'Identifier' && up.property.name === 'then';
    return isThen || (outer ? isWaitedFor(outer, {parentOf}) : true);
  }
  return true;
}

/** Whether a call is given a purchase, or a member of one. */
function isGivenPurchase({arguments: given}: CallExpression): boolean {
  return given.some((each) => {
    if (isFunctionNode(each)) return false;
    const root = each.type === 'MemberExpression' ? each.object : each;
    return root.type === 'Identifier' && /purchase|transaction|receipt/i.test(root.name);
  });
}
