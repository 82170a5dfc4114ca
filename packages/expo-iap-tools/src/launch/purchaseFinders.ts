import type {Node} from '@babel/types';
import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import {earlyListeners} from '../scan/earlyListeners.ts';
import {groupBy} from '../scan/groups.ts';
import type {LibraryCall} from '../scan/libraryCalls.ts';
import {wordsOf} from '../scan/productWords.ts';
import {isCall} from '../scan/program/calls.ts';
import {isWithin, nearest, parentOf} from '../scan/program/place.ts';
import {requestOf} from '../scan/requests.ts';
import {propertyOf} from '../scan/types/properties.ts';
import {functionsIn, isFunction, plainParameter} from '../scan/types/signature.ts';
import {membersOf, type Type, withoutNullish} from '../scan/types/type.ts';
import {type Finder, type LaunchTask, whereWhole} from './finding.ts';
import {withCalls} from './reaching.ts';
import type {Shop} from './readShop.ts';
import {serverStubs} from './serverStubs.ts';

/** What only a store could have signed, and what asks it. */
const PROOFS =
  /^(?:purchaseToken|dataAndroid$|signatureAndroid$|transactionReceipt$|jwsRepresentation)/;
const ASKS = /^(?:validateReceipt|getReceipt|getTransactionJws|isTransactionVerified)/;
const FINISHES = /^(?:finishTransaction|acknowledgePurchaseAndroid|consumePurchaseAndroid)$/;

/** Purchases that nobody finishes. */
export const finish: Finder = (task) => {
  const [request] = task.sales.filter(({isRequest}) => isRequest);
  if (!request || callsOf(task, FINISHES).length > 0) return [];
  const message =
    'Nothing finishes what this sells: Google refunds it after three days unless your server acknowledges it, and the App Store sends it at each start.';
  return [{at: request.callee, group: whereWhole(task, 'likely'), message}];
};

/** Purchases that no server looks at, or only after they are finished. */
export const verify: Finder = (task) => [
  ...serverStubs(
    [...proofsIn(task), ...callsOf(task, /^finishTransaction$/).map(({call}) => call)],
    task.shop,
  ),
  ...unverified(task),
];

const unverified: Finder = (task) => {
  const {shop} = task;
  const finishes = callsOf(task, /^finishTransaction$/);
  const [first] = finishes;
  if (!first) return [];
  const proofs = proofsIn(task);
  if (proofs.length === 0) {
    if (!shop.isFollowed || leavesSight(shop)) return [];
    const message =
      'This finishes purchases, and nothing passes their token to a server that asks the store.';
    return [{at: first.callee, group: whereWhole(task, 'likely'), message}];
  }
  const checks = groupBy(withCalls(proofs, shop), (node) => nearest(node, isFunction));
  return finishes
    .filter(({call}) => {
      const own = checks.get(nearest(call, isFunction)) ?? [];
      // Behind a branch that ends with it, nothing is finished yet.
      const block = nearest(call, (each) => each.type === 'BlockStatement');
      const isLater = (node: Node): boolean =>
        (node.start ?? 0) > (call.end ?? 0) && block !== undefined && isWithin(node, block);
      return own.length > 0 && own.every(isLater);
    })
    .map(({callee: at}) => ({
      ...{at, group: 'likely'},
      message:
        'This finishes the purchase before the same function has it checked; what fails then is lost.',
    }));
};

/** Payments that haven’t arrived. */
export const pending: Finder = (task) => {
  const {shop, sales} = task;
  const [request] = sales.filter(({isRequest}) => isRequest);
  if (!request || shop.reads.has('purchaseStateAndroid')) return [];
  const isSeen = proofsIn(task).length > 0 || leavesSight(shop) || !shop.isFollowed;
  return [
    isSeen
      ? {
          ...{at: request.callee, group: 'question'},
          message:
            'The app doesn’t ask for the state of a purchase on Android: does your server tell a pending payment from a paid one?',
        }
      : {
          ...{at: request.callee, group: whereWhole(task, 'likely')},
          message:
            'Nothing asks for the state of a purchase on Android, so a payment that never arrives counts as paid.',
        },
  ];
};

/** Listeners that stop the stream of transactions. */
export const earlyListener: Finder = ({shop, release}) => {
  const [effect] = allEffects.filter(({id}) => id === 'listens-too-early');
  if (!effect) return [];
  const {patch: since, until, otherwise: message} = effect;
  if (!holdsAt({since, ...(until !== undefined && {until})}, release.patch)) return [];
  const connects = shop.calls.some(({names}) =>
    names.some((name) => /^(?:initConnection|useIAP)$/.test(name)),
  );
  const byFile = groupBy(shop.calls, ({call}) => shop.fileOf(call));
  return [...byFile.values()].flatMap((calls) =>
    earlyListeners({calls, connects}).map(({callee: at}) => ({
      ...{at, group: 'sure' as const, message},
    })),
  );
};

/** Requests that don’t say who buys. */
export const account: Finder = ({shop, sales}) =>
  sales
    .filter((sale) => sale.isRequest && lacksAccount(sale, shop))
    .map(({callee: at}) => ({
      ...{at, group: 'question'},
      message:
        'This request doesn’t say who buys: how does your server find the owner when the app can’t tell it?',
    }));

const ACCOUNTS = ['appAccountToken', 'obfuscatedAccountIdAndroid', 'obfuscatedAccountId'];

function lacksAccount(sale: LibraryCall, {checker}: Shop): boolean {
  const request = requestOf(sale, checker);
  if (!request) return false;
  const found = membersOf(withoutNullish(request.type)).flatMap((each) =>
    ['ios', 'android'].map((name) => propertyOf(each, name)),
  );
  return found.some((part) => {
    const type = part === undefined || part === 'unknown' ? undefined : part.type();
    return type?.kind === 'shape' && ACCOUNTS.every((name) => propertyOf(type, name) === undefined);
  });
}

function callsOf({shop}: LaunchTask, names: RegExp): readonly LibraryCall[] {
  return shop.calls.filter((call) => call.names.some((name) => names.test(name)));
}

/** Where the app takes what a server needs to check a purchase, or has it checked. */
function proofsIn(task: LaunchTask): readonly Node[] {
  const read = [...task.shop.reads].flatMap(([member, uses]) => (PROOFS.test(member) ? uses : []));
  return [...read.map(({node}) => node), ...callsOf(task, ASKS).map(({call}) => call)];
}

/** Says whether a whole purchase goes into something that isn’t followed, such as `JSON.stringify` or a list. */
function leavesSight({parts, checker}: Shop): boolean {
  return parts.some(({nodes}) =>
    nodes.some((node) => {
      const up = parentOf(node);
      if (!up || !/^(?:Identifier|(?:Optional)?MemberExpression)$/.test(node.type)) return false;
      const isHanded = isCall(up)
        ? up.callee !== node
        : /^(?:ArrayExpression|ObjectProperty|ReturnStatement|SpreadElement)$/.test(up.type);
      return isHanded && isPurchase(checker.typeOf(node)) && !isKnown(node, up, checker);
    }),
  );
}

function isPurchase(type: Type): boolean {
  return membersOf(type).some(
    (each) =>
      each.kind === 'shape' && each.library === true && each.properties().has('transactionDate'),
  );
}

/** Says whether what takes a purchase is of the library, only logs it, or is a function that takes it as one. */
function isKnown(purchase: Node, taker: Node, checker: Shop['checker']): boolean {
  const call = isCall(taker) ? taker : nearest(taker, isCall);
  if (!call) return false;
  const type = checker.typeOf(call.callee);
  if (membersOf(type).some((each) => each.kind === 'shape' && each.declared)) return true;
  if (wordsOf(call.callee)[0] === 'console') return true;
  const index = call.arguments.findIndex((each) => each === purchase);
  const taken = functionsIn(type).map(({params}) => params[index]);
  return (
    taken.length > 0 &&
    taken.every((each) => {
      const plain = each && plainParameter(each);
      return plain?.type === 'ObjectPattern' || (plain && isPurchase(checker.typeOf(plain)));
    })
  );
}
