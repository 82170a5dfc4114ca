import type {Node} from '@babel/types';
import {alsoReads} from './alsoReads.ts';
import type {Checker} from './checker.ts';
import {earlyListeners} from './earlyListeners.ts';
import {shownFailures} from './errorEvents.ts';
import type {FileUses} from './fileUses.ts';
import {findProductIds} from './productIds.ts';
import {isMember} from './program/memberNode.ts';
import {propertyOf} from './types/properties.ts';
import {isOpen} from './types/type.ts';

/** What a change of behavior means at a place: a claim, or a question with its condition. */
export type Behavior = {
  readonly node: Node;
  readonly effect: string;
  readonly kind: 'fails' | 'question';
  /** The condition under which it matters, for a question. */
  readonly asks?: string;
};

type Find = (uses: FileUses) => readonly Behavior[];

const IOS_CALL =
  /IOS$|^(?:sync|isEligibleForIntroOffer|subscriptionStatus|currentEntitlement|latestTransaction|beginRefundRequest|showManageSubscriptions|isTransactionVerified|getTransactionJws|presentCodeRedemptionSheet|getAppTransaction)$/;

/** Whether the member is the storefront, which has separate entries. */
const isStorefront = (name: string): boolean => /^getStorefront(?:IOS)?$/.test(name);

/** Finds calls of some functions, as a claim or as a question. */
const onCalls =
  (names: readonly string[], effect: string, asks?: string): Find =>
  ({calls}) =>
    calls
      .filter((call) => call.names.some((name) => names.includes(name)))
      .map(({callee}) => ({node: callee, effect, ...claimOr(asks)}));

/** Finds uses of a member, as a claim or as a question. */
const onMember =
  (path: string, effect: string, asks?: string): Find =>
  ({members}) =>
    (members.get(path) ?? []).map((node) => ({node, effect, ...claimOr(asks)}));

function claimOr(asks: string | undefined): Pick<Behavior, 'kind' | 'asks'> {
  return asks === undefined ? {kind: 'fails'} : {kind: 'question', asks};
}

const unguarded =
  (effect: string, isWanted: (name: string) => boolean): Find =>
  ({calls, asksPlatform}) =>
    asksPlatform
      ? []
      : calls
          .filter(({names}) => names.some(isWanted))
          .map(({callee}) => ({
            node: callee,
            effect,
            kind: 'question',
            asks: 'Can this run on Android?',
          }));

const shownPurchases = onMember(
  'useIAP.availablePurchases',
  'hook-reads-nothing',
  'Do you show a subscription from this list after a purchase?',
);

const manageCalls = onCalls(
  ['showManageSubscriptionsIOS', 'showManageSubscriptions'],
  'manage-result',
  'Do you wait for a purchase event after the sheet?',
);

const appTransactionCalls = onCalls(
  ['getAppTransactionIOS', 'getAppTransaction'],
  'app-transaction-id-swift',
  'Do you know users by this ID?',
);

const unconnectedHistory = onCalls(
  ['getPurchaseHistories', 'getPurchaseHistory'],
  'history-needs-connection',
  'Can this run before the connection?',
);

/** A purchase that did not come from the release that runs. */
function stalePurchases({checker, later, calls}: FileUses, effect: string): readonly Behavior[] {
  return calls.flatMap(({names, callee: node, call}): Behavior[] => {
    const [argument] = call.arguments;
    if (!argument || !names.includes('finishTransaction')) return [];
    const types = [checker, later].flatMap((each) => {
      const found = propertyOf(each.typeOf(argument), 'purchase');
      return found === undefined || found === 'unknown' ? [] : [found.type()];
    });
    const isBuilt = types.some((type) => type.kind === 'shape' && type.literal);
    if (isBuilt) return [{node, effect, kind: 'fails'}];
    const asks = 'Does this purchase come from storage, or did you put it together?';
    return types.length === 2 && types.every(isOpen)
      ? [{node, effect, kind: 'question', asks}]
      : [];
  });
}

/** Says whether code only asks whether a member is there; every purchase has an `id` before and after. */
function isTested(place: Node, checker: Checker): boolean {
  const member = checker.parentOf(place);
  const up = member && checker.parentOf(member);
  if (!up || !isMember(member)) return false;
  if (up.type === 'LogicalExpression') return up.operator === '&&' && up.left === member;
  if (up.type === 'UnaryExpression') return up.operator === '!';
  return 'test' in up && up.test === member && up.type !== 'SwitchCase';
}

/** The `id` of a purchase: whether it is the product shows where the value goes. */
function purchaseIds(uses: FileUses): readonly Behavior[] {
  const places = (uses.members.get('PurchaseBase.id') ?? []).filter(
    (node) =>
      alsoReads(node, 'productId', uses.checker) !== 'before' && !isTested(node, uses.checker),
  );
  const products = findProductIds(places, uses);
  return places.map((node) => ({
    node,
    effect: 'purchase-id',
    ...claimOr(products.has(node) ? undefined : 'Do you mean the product?'),
  }));
}

/** Looks for code that each silent change of behavior touches, by the id of its effect. */
export const behaviors: Readonly<Record<string, Find>> = {
  'purchase-id': purchaseIds,
  'transaction-listener-android': onCalls(
    ['transactionUpdatedIos'],
    'transaction-listener-android',
    'Does another listener handle the purchases on Android?',
  ),
  'app-transaction-id-unsent': onMember(
    'AppTransactionIOS.appTransactionID',
    'app-transaction-id-unsent',
    'Do you know users by this ID?',
  ),
  // At the call: the member may have another name in the newer release, which is a finding of its own.
  'app-transaction-id-swift': (uses) =>
    ['appTransactionID', 'appTransactionId', 'originalPlatform'].some((member) =>
      uses.members.has(`AppTransactionIOS.${member}`),
    )
      ? appTransactionCalls(uses)
      : [],
  'connects-once': ({calls, namesFailedConnection}) =>
    calls.slice(0, namesFailedConnection ? 1 : 0).map(({callee: node}) => ({
      node,
      effect: 'connects-once',
      kind: 'question',
      asks: 'Do you try again after `E_INIT_CONNECTION`?',
    })),
  'promoted-products-empty': onMember('useIAP.promotedProductsIOS', 'promoted-products-empty'),
  'history-empty-on-android': onCalls(
    ['getPurchaseHistories', 'getPurchaseHistory'],
    'history-empty-on-android',
  ),
  'history-needs-connection': (uses) => (uses.connects ? [] : unconnectedHistory(uses)),
  'listens-too-early': (uses) =>
    earlyListeners(uses).map(({callee: node}) => ({
      node,
      effect: 'listens-too-early',
      kind: 'fails',
    })),
  'hook-reads-nothing': (uses) => (uses.hasSubscriptions ? shownPurchases(uses) : []),
  'storefront-ios-only': unguarded('storefront-ios-only', (name) => name === 'getStorefront'),
  'storefront-empty': unguarded('storefront-empty', isStorefront),
  'ios-functions-unguarded': unguarded(
    'ios-functions-unguarded',
    (name) => IOS_CALL.test(name) && !isStorefront(name),
  ),
  'finish-by-id': (uses) => stalePurchases(uses, 'finish-by-id'),
  'finish-by-token': (uses) => stalePurchases(uses, 'finish-by-token'),
  'errors-as-events': (uses) => {
    if (!uses.listensToErrors) return [];
    const requests = uses.calls.filter(({names}) =>
      names.some((name) => name === 'requestPurchase' || name === 'requestSubscription'),
    );
    return shownFailures(requests, uses).map(({callee}) => ({
      node: callee,
      effect: 'errors-as-events',
      kind: 'question',
      asks: 'Do the listener for errors and the `catch` around this call both show a message?',
    }));
  },
  'finer-codes': onMember(
    'ErrorCode.E_PURCHASE_ERROR',
    'finer-codes',
    'Do you handle the finer codes too?',
  ),
  'not-prepared': onMember(
    'ErrorCode.E_SERVICE_ERROR',
    'not-prepared',
    'Is this about calls before the connection?',
  ),
  'manage-result': (uses) => (uses.listensToPurchases ? manageCalls(uses) : []),
  'read-without-events': ({calls}) =>
    calls.flatMap(({names, call}): Behavior[] => {
      const [options] = call.arguments;
      if (!names.includes('getAvailablePurchases') || options?.type !== 'ObjectExpression')
        return [];
      const option = options.properties.find(
        (each) =>
          each.type === 'ObjectProperty' &&
          each.key.type === 'Identifier' &&
          /^alsoPublishToEventListener(?:IOS)?$/.test(each.key.name) &&
          // It asks for what the newer release does anyway.
          !(each.value.type === 'BooleanLiteral' && !each.value.value),
      );
      return option ? [{node: option, effect: 'read-without-events', kind: 'fails'}] : [];
    }),
};
