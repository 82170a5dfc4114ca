import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const promoted =
  'It is not a `Product`: it has `productIdentifier`, `localizedTitle`, `localizedDescription`, `price` and `priceLocale`. Load the product by `productIdentifier` to get the fields of the type.';
const transactionListeners = ['transactionUpdatedIOS', 'transactionUpdatedIos'];

/** What listeners take, receive and return. */
export const events: readonly Meaning[] = [
  {
    of: ['IapEvent.PurchaseUpdated'],
    text: 'A purchase, including renewals and approvals that iOS delivers later. `purchaseUpdatedListener` listens to it.',
  },
  {
    of: ['IapEvent.PurchaseError'],
    text: 'A failed purchase. `purchaseErrorListener` listens to it; a few requests only reject.',
    in: before28(
      'A failed purchase on Android; on iOS only a transaction that cannot be verified. `purchaseErrorListener` listens to it.',
    ),
  },
  {
    of: ['IapEvent.TransactionIapUpdated'],
    text: 'Older event name; nothing sends it any more.',
  },
  {
    of: ['IapEvent.PromotedProductIOS'],
    text: 'A tap on a promoted product, sent only while a listener exists. `promotedProductListenerIOS` listens to it.',
    in: {
      '2.7':
        'A tap on a promoted product in the App Store. The iOS module of 2.7.5 does not declare it, so Expo drops it: read `getPromotedProductIOS` instead.',
    },
  },
  {
    of: ['purchaseUpdatedListener.listener'],
    text: 'Called with every purchase event, maybe twice for one purchase. On iOS a refund has `revocationDateIOS`. Add it after connecting: a later `initConnection` stops the stream there.',
    in: before28(
      'Called with every purchase event. It can get the same purchase twice: ignore what you have handled, but not a refund, which on iOS is the same transaction with a revocation date.',
    ),
  },
  {
    of: ['purchaseUpdatedListener.listener.event'],
    text: 'The purchase, with its token. On Android a plan change that Play only scheduled can bring an object without id and token instead, with `platform`, `responseCode` and `debugMessage`.',
  },
  {
    of: ['purchaseErrorListener.listener'],
    text: 'Called with failed purchases; some requests only reject. The promise rejects as well: show the error there, log it here.',
    in: before28(
      'Called with failed purchases; on iOS only with transactions that cannot be verified. On Android the promise of `requestPurchase` rejects as well, also where no event comes, so show the error there.',
    ),
  },
  {
    of: ['purchaseErrorListener.listener.error', 'UseIAPOptions.onPurchaseError.error'],
    text: 'Plain object with `code`, `message`, `debugMessage` and mostly `responseCode`. It is not an instance of `PurchaseError` and has no methods. `responseCode` is the number of Play on Android and repeats `code` on iOS.',
  },
  {
    of: ['promotedProductListenerIOS.listener'],
    text: 'Called with the product that the user tapped in the App Store. Android warns and never calls it. A tap that starts the app can come before the listener, so read `getPromotedProductIOS` after connecting.',
    in: {
      '2.7':
        'Meant for the product that the user tapped in the App Store. It is never called in 2.7.5, whose iOS module does not declare the event: read `getPromotedProductIOS`. Android warns.',
    },
  },
  {
    of: [
      'promotedProductListenerIOS.listener.product',
      'UseIAPOptions.onPromotedProductIOS.product',
    ],
    text: `The promoted product. ${promoted}`,
  },
  {
    of: pathsOf(transactionListeners, 'listener'),
    text: 'Called with every purchase event, the purchase wrapped in an object. `purchaseUpdatedListener` passes the same without the wrapper.',
  },
  {
    of: pathsOf(transactionListeners, 'listener.event'),
    text: 'Object with the purchase in `transaction`.',
  },
  {
    of: ['TransactionEvent.transaction'],
    text: 'The purchase, the same object that `purchaseUpdatedListener` gets.',
  },
  {
    of: ['TransactionEvent.error'],
    text: 'Declared, but never filled: failures only reach `purchaseErrorListener`.',
  },
  {
    of: pathsOf(
      ['purchaseUpdatedListener', 'purchaseErrorListener', ...transactionListeners],
      'remove',
    ),
    text: 'Stops this listener. On iOS the module follows the stream of transactions only while at least one listener of any event exists.',
  },
  {
    of: ['promotedProductListenerIOS.remove'],
    text: 'Stops this listener. On Android it does nothing, because nothing was registered.',
  },
  {
    of: ['emitter.addListener'],
    text: 'Adds a listener to an event of the native module and returns an object with `remove`. The typed listener functions call it for you.',
  },
  {
    of: ['emitter.removeListener'],
    text: 'Removes a listener again; it needs the same function that was added. The library itself never calls it: prefer `remove` of what `addListener` returns.',
  },
  {
    of: pathsOf(['emitter.addListener', 'emitter.removeListener'], 'eventName'),
    text: 'Name of the event as text: a value of `IapEvent`. A listener for any other name is never called.',
  },
  {
    of: pathsOf(['emitter.addListener', 'emitter.removeListener'], 'listener'),
    text: 'Called with what the native module sends with the event. TypeScript cannot check it here.',
  },
  {
    of: pathsOf(['emitter.addListener', 'emitter.removeListener'], 'listener.args'),
    text: 'What the native module sends: one object, a purchase, an error or a promoted product.',
  },
];
