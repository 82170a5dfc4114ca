import type {Node} from '@babel/types';
import {alsoReads} from './alsoReads.ts';
import type {Behavior} from './behavior.ts';
import {codeTexts} from './codeTexts.ts';
import {earlyListeners, lateListeners} from './earlyListeners.ts';
import {isCaught, shownFailures} from './errorEvents.ts';
import type {FileTask} from './fileTask.ts';
import {asksPlatform} from './platformUse.ts';
import {findProductIds} from './productIds.ts';
import {wordsOf} from './productWords.ts';
import {isCall} from './program/calls.ts';
import {isMember, propertyName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {propertyType} from './types/properties.ts';
import {isOpen} from './types/type.ts';

type Find = (task: FileTask) => readonly Behavior[];

/** Those of the storefront have entries of their own. */
const IOS_CALL =
  /^(?!getStorefront)(?:.*IOS|sync|isEligibleForIntroOffer|subscriptionStatus|currentEntitlement|latestTransaction|beginRefundRequest|showManageSubscriptions|isTransactionVerified|getTransactionJws|presentCodeRedemptionSheet|getAppTransaction)$/;

const HISTORY = /^getPurchaseHistor(?:ies|y)$/;

/** Finds calls of some functions. */
const onCalls =
  (wanted: RegExp, asks?: string): Find =>
  ({calls}) =>
    calls
      .filter(({names}) => names.some((name) => wanted.test(name)))
      .map(({callee: node}) => ({node, asks}));

/** Finds uses of a member. */
const onMember =
  (path: string, asks?: string): Find =>
  ({members}) =>
    (members.get(path) ?? []).map((node) => ({node, asks}));

/** Looks only where something holds for the program. */
const where =
  (holds: (task: FileTask) => boolean, find: Find): Find =>
  (task) =>
    holds(task) ? find(task) : [];

const unguarded = (wanted: RegExp): Find => {
  const find = onCalls(wanted, 'Can this run on Android?');
  return (task) => {
    const found = find(task);
    return found.length > 0 && asksPlatform(task.file) ? [] : found;
  };
};

/** Calls of functions that reject now and whose failure nothing catches; of the hook, or of the package. */
const uncaught =
  (wanted: RegExp, owner: string): Find =>
  (task) =>
    task.calls
      .filter(
        ({names, owners}) => owners.includes(owner) && names.some((name) => wanted.test(name)),
      )
      .filter(({call}) => !isCaught(call, task))
      .map(({callee: node}) => ({node, asks: 'Does something catch where this fails?'}));

/** What code names that connects again. */
const LOST_CONNECTION =
  /\bE_(?:CONNECTION_CLOSED|INIT_CONNECTION|SERVICE_DISCONNECTED)\b|\b(?:ConnectionClosed|InitConnection|ServiceDisconnected)\b/;

/** Says whether code does something with what a call gives. */
function isResultUsed(call: Node): boolean {
  const up = parentOf(call);
  const user = up?.type === 'AwaitExpression' ? parentOf(up) : up;
  return user !== undefined && !/^ExpressionStatement$|^UnaryExpression$/.test(user.type);
}

/** A purchase that did not come from the release that runs. */
function stalePurchases({checker, now, calls}: FileTask): readonly Behavior[] {
  return calls.flatMap(({names, callee: node, call}): Behavior[] => {
    const [argument] = call.arguments;
    if (!argument || !names.includes('finishTransaction')) return [];
    const types = [checker, now.checker].flatMap(
      (each) => propertyType(each.typeOf(argument), 'purchase') ?? [],
    );
    const isBuilt = types.some((type) => type.kind === 'shape' && type.literal);
    if (isBuilt) return [{node}];
    const asks = 'Does this purchase come from storage, or did you put it together?';
    return types.length === 2 && types.every(isOpen) ? [{node, asks}] : [];
  });
}

/** Says whether code only asks whether a member is there; every purchase has an `id` before and after. */
function isTested(place: Node): boolean {
  const member = parentOf(place);
  const up = member && parentOf(member);
  if (!up || !isMember(member)) return false;
  if (up.type === 'LogicalExpression') return up.operator === '&&' && up.left === member;
  if (up.type === 'UnaryExpression') return up.operator === '!';
  return 'test' in up && up.test === member && up.type !== 'SwitchCase';
}

/** What a value is put into on its way to a log. */
const HOLDS =
  /^(?:(?:Optional)?Member|Object|Array)Expression$|^(?:ObjectProperty|TemplateLiteral)$/;

/** Says whether code only writes a value into the log of the app, as it is. */
function isLogged(place: Node): boolean {
  for (let at = place, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (isCall(up)) return up.callee !== at && wordsOf(up.callee)[0] === 'console';
    if (!HOLDS.test(up.type)) return false;
  }
  return false;
}

/** The `id` of a purchase: whether it is the product shows where the value goes. */
function purchaseIds(task: FileTask): readonly Behavior[] {
  const places = (task.members.get('PurchaseBase.id') ?? []).filter(
    (node) => alsoReads(node, 'productId') !== 'before' && !isTested(node) && !isLogged(node),
  );
  const products = findProductIds(places, task);
  return places.map((node) => ({
    node,
    asks: products.has(node) ? undefined : 'Do you mean the product?',
  }));
}

/** Options by which a read also publishes what it finds; `false` asks for what the newer release does anyway. */
function publishingReads({calls}: FileTask): readonly Behavior[] {
  return calls.flatMap(({names, call}) => {
    const [options] = call.arguments;
    if (!names.includes('getAvailablePurchases') || options?.type !== 'ObjectExpression') return [];
    const node = options.properties.find(
      (each) =>
        each.type === 'ObjectProperty' &&
        /^alsoPublishToEventListener(?:IOS)?$/.test(propertyName(each) ?? '') &&
        !(each.value.type === 'BooleanLiteral' && !each.value.value),
    );
    return node ? [{node}] : [];
  });
}

/** Looks for code that each silent change of behavior touches, by the id of its effect. */
export const behaviors: Readonly<Record<string, Find>> = {
  'purchase-id': purchaseIds,
  'transaction-listener-android': onCalls(
    /^transactionUpdatedIos$/,
    'Does another listener handle the purchases on Android?',
  ),
  'app-transaction-id-unsent': onMember(
    'AppTransactionIOS.appTransactionID',
    'Do you know users by this ID?',
  ),
  // At the call: the member may have another name in the newer release, which is a finding of its own.
  'app-transaction-id-swift': where(
    ({members}) =>
      ['appTransactionID', 'appTransactionId', 'originalPlatform'].some((member) =>
        members.has(`AppTransactionIOS.${member}`),
      ),
    onCalls(/^getAppTransaction(?:IOS)?$/, 'Do you know users by this ID?'),
  ),
  'connects-once': where(
    ({file}) => file.text.includes('E_INIT_CONNECTION'),
    ({calls}) =>
      calls
        .slice(0, 1)
        .map(({callee: node}) => ({node, asks: 'Do you try again after `E_INIT_CONNECTION`?'})),
  ),
  'promoted-products-empty': onMember('useIAP.promotedProductsIOS'),
  'history-empty-on-android': onCalls(HISTORY),
  'history-needs-connection': where(
    ({connects}) => !connects,
    onCalls(HISTORY, 'Can this run before the connection?'),
  ),
  'listens-too-early': (task) => earlyListeners(task).map(({callee: node}) => ({node})),
  'hook-reads-nothing': where(
    ({hasSubscriptions}) => hasSubscriptions,
    onMember(
      'useIAP.availablePurchases',
      'Do you show a subscription from this list after a purchase?',
    ),
  ),
  'storefront-ios-only': unguarded(/^getStorefront$/),
  'storefront-empty': unguarded(/^getStorefront(?:IOS)?$/),
  'ios-functions-unguarded': unguarded(IOS_CALL),
  'finish-by-id': stalePurchases,
  'finish-by-token': stalePurchases,
  'errors-as-events': where(
    ({listensToErrors}) => listensToErrors,
    (task) =>
      shownFailures(task).map(({callee: node}) => ({
        node,
        asks: 'Do the listener for errors and the `catch` around this call both show a message?',
      })),
  ),
  'finer-codes': onMember('ErrorCode.E_PURCHASE_ERROR', 'Do you handle the finer codes too?'),
  'not-prepared': onMember(
    'ErrorCode.E_SERVICE_ERROR',
    'Is this about calls before the connection?',
  ),
  'manage-result': where(
    ({listensToPurchases}) => listensToPurchases,
    onCalls(
      /^showManageSubscriptions(?:IOS)?$/,
      'Do you wait for a purchase event after the sheet?',
    ),
  ),
  'read-without-events': publishingReads,
  // Of the releases that only upgrades lead to.
  'code-values': codeTexts,
  'stream-starts-on-connecting': (task) => lateListeners(task).map(({callee: node}) => ({node})),
  'finish-whole-purchase': stalePurchases,
  'connects-only-once': where(
    ({file}) => LOST_CONNECTION.test(file.text),
    onCalls(/^initConnection$/, 'Do you connect again after a lost connection?'),
  ),
  'hook-rejects': uncaught(
    /^(?:fetchProducts|getAvailablePurchases|getActiveSubscriptions|restorePurchases)$/,
    'UseIap',
  ),
  'active-rejects': uncaught(/^getActiveSubscriptions$/, ''),
  'has-active-rejects-alone': uncaught(/^hasActiveSubscriptions$/, ''),
  'has-active-rejects': uncaught(/^hasActiveSubscriptions$/, 'UseIap'),
  'restore-rejects': uncaught(/^restorePurchases$/, ''),
  'redeem-result': ({calls}) =>
    calls
      .filter(
        ({names, call}) => names.includes('presentCodeRedemptionSheetIOS') && isResultUsed(call),
      )
      .map(({callee: node}) => ({node})),
};
