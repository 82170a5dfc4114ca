import type {Node} from '@babel/types';
import {attributeAt} from '../scan/program/attributes.ts';
import type {CallNode} from '../scan/program/calls.ts';
import {propertyNamed} from '../scan/program/names.ts';
import {nodesIn, withoutCast} from '../scan/program/nodes.ts';
import {parentOf} from '../scan/program/place.ts';
import {type Finder, type LaunchTask, whereWhole} from './finding.ts';
import {openedAddresses} from './openedAddresses.ts';
import {leadsTo, runsByItself, withCalls} from './reaching.ts';
import type {Sale} from './sales.ts';

/** What brings back purchases that a user made before. */
const READS =
  /^(?:restorePurchases|sync(?:IOS)?|getAvailablePurchases|getPurchaseHistor(?:y|ies)|(?:get|has)ActiveSubscriptions|(?:currentEntitlement|latestTransaction|subscriptionStatus)(?:IOS)?)$/;

/** A way for users to get back what they bought. */
export const restore: Finder = (task) => {
  const {shop, sales} = task;
  const [sale] = sales.filter((each) => isRestorable(each, task));
  if (!sale) return [];
  const reads = shop.calls.filter(({names}) => names.some((name) => READS.test(name)));
  const [first] = reads;
  if (!first) {
    const message = 'This sells what can be restored, and nothing reads what a user bought before.';
    return [{at: sale.callee, group: whereWhole(task, 'sure'), message}];
  }
  if (!shop.isFollowed || !reads.every(({call}) => runsByItself(call, shop))) return [];
  const message =
    'Purchases are read only when the app starts or a screen opens, and no button of the user leads here.';
  return [{at: first.callee, group: whereWhole(task, 'likely'), message}];
};

/** A subscription, or what the catalog or its finishing says is kept. */
function isRestorable({kind, ids}: Sale, {shop, catalogs}: LaunchTask): boolean {
  if (kind === 'subs') return true;
  const unlocks = new Set(
    catalogs.flatMap(({products}) => products.filter(({isUnlock}) => isUnlock).map(({id}) => id)),
  );
  if (ids.some(({texts}) => texts?.some((id) => unlocks.has(id)))) return true;
  const finishes = shop.calls.filter(({names}) => names.includes('finishTransaction'));
  return kind === 'inapp' && finishes.some(({call}) => isForGood(call));
}

/** Says whether a call finishes purchases as what a user keeps, as far as it says so. */
function isForGood({arguments: [given]}: CallNode): boolean {
  const options = given && withoutCast(given);
  if (options?.type !== 'ObjectExpression') return false;
  if (options.properties.some(({type}) => type === 'SpreadElement')) return false;
  const isConsumed = propertyNamed(options, 'isConsumable')?.value;
  return !isConsumed || (isConsumed.type === 'BooleanLiteral' && !isConsumed.value);
}

/** The sign of a currency beside a number. */
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** Prices that code writes down, in what a user taps to buy. */
export const price: Finder = ({shop, sales}) => {
  const buys = withCalls(
    sales.filter(({isRequest}) => isRequest).map(({call}) => call),
    shop,
  );
  const taps = shop.parts
    .flatMap(({statement}) => nodesIn(statement))
    .filter((node) => node.type === 'JSXExpressionContainer')
    .filter((node) => attributeAt(parentOf(node)) && leadsTo(node.expression, buys, shop));
  const elements = taps.flatMap((tap) => {
    const opening = parentOf(parentOf(tap) ?? tap);
    return (opening && parentOf(opening)) ?? [];
  });
  const inside = new Set(elements.flatMap(nodesIn));
  return [...inside]
    .filter((node) => PRICE.test(shownText(node)))
    .map((at) => ({
      at,
      group: 'likely',
      message:
        'This price is written down, and the store charges another one in other countries, or after a change.',
    }));
};

function shownText(node: Node): string {
  if (node.type === 'JSXText' || node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : '';
}

/** Links that must be beside a subscription: which address is which, no program can say. */
export const terms: Finder = ({shop, sales}) => {
  const [sale] = sales.filter(({kind}) => kind === 'subs');
  const addresses = openedAddresses(shop);
  const count = addresses.includes(undefined) ? addresses.length : new Set(addresses).size;
  if (!sale || count > 1) return [];
  const seen = count === 0 ? 'No link of this app was found' : 'One link of this app was found';
  const message = `${seen}: where does the screen with this subscription show the terms of use and the privacy policy?`;
  return [{at: sale.callee, group: 'question', message}];
};

const MANAGES = /^(?:deepLinkToSubscriptions|showManageSubscriptions)/;
const STORE_PAGES =
  /^https:\/\/(?:play\.google\.com\/store\/account\/subscriptions|apps\.apple\.com\/account\/subscriptions)/;

/** A way to where a subscription is canceled. */
export const manage: Finder = (task) => {
  const {shop, sales} = task;
  const [sale] = sales.filter(({kind}) => kind === 'subs');
  const addresses = openedAddresses(shop);
  if (!sale || shop.calls.some(({names}) => names.some((name) => MANAGES.test(name)))) return [];
  if (addresses.some((each) => each !== undefined && STORE_PAGES.test(each))) return [];
  const isOpen = addresses.includes(undefined);
  const message = isOpen
    ? 'Does one of the links of this app lead to where this subscription is canceled?'
    : 'Nothing leads from this app to where this subscription is canceled.';
  return [{at: sale.callee, group: isOpen ? 'question' : whereWhole(task, 'likely'), message}];
};
