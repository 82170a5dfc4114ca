import type {SentError, VersionWords} from './errorTypes.ts';
import {sentError, when} from './makeEntry.ts';

const notReached = 'The request never reaches the payment.';

/** Codes outside the enum that the Android module raises in every documented version. */
export function sharedAndroid(words: VersionWords): readonly SentError[] {
  return [
    sentError('E_INIT_CONNECTION', null, {
      ios: null,
      android: when(
        'The billing service refuses the connection. Every Android call can meet this, because each one connects when nothing is connected.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'later', because: 'Connect again after a pause, and on a tap.'},
      tell: '"The store is not available right now. Try again later."',
      action:
        "Read the message: it ends with Play's own explanation. Check that the device has the Play Store app, that it is up to date, and that an account is signed in. With the hook nobody catches this rejection, and [`connected` stays `false`](../guides/troubleshooting.mdx#connected-false).",
    }),
    sentError('E_QUERY_PRODUCT', null, {
      ios: null,
      android: when(`${words.load} asks Play for products and Play answers with an error.`),
      charged: {word: 'no', because: notReached},
      retry: {word: 'later', because: 'Load again after a pause, and on a tap.'},
      tell: '"The shop could not be loaded. Try again."',
      action:
        "Read the message: it ends with Play's own explanation. The loaders of the hook only write it to the console; call the function from the package root where you want to offer a retry. A product that does not exist is no error: [it is missing from the list](../guides/troubleshooting.mdx#android-products-empty).",
    }),
    sentError('E_SKU_NOT_FOUND', null, {
      ios: null,
      android: when(
        '`requestPurchase` names a product that was not loaded in this connection. The sheet does not open.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Load the product, then ask again.'},
      tell: '"This item is not available right now."',
      action: `Load with ${words.load} before the button appears, and again after \`endConnection\`. Offer only products that came back. Avoid the refusal rather than catch it: the module keeps a refused request, and [the next purchase that succeeds can crash the app](../guides/troubleshooting.mdx#promise-already-settled); after the restart it is in \`getAvailablePurchases\`. On iOS the same mistake is \`E_ITEM_UNAVAILABLE\`.`,
    }),
    sentError('E_SKU_OFFER_MISMATCH', null, {
      ios: null,
      android: when(
        'A request of type `subs` has not exactly one offer token for each product. The sheet does not open.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'The same request is refused each time.'},
      tell: '"This subscription is not available right now."',
      action: `Choose one entry of ${words.offers} by \`basePlanId\` and \`offerId\`, and send its \`offerToken\` in \`subscriptionOffers\`: one entry for one product. Sending the whole list fails as well. The module keeps a refused request, and [the next purchase that succeeds can crash the app](../guides/troubleshooting.mdx#promise-already-settled).`,
    }),
    sentError(words.emptyList, null, {
      ios: null,
      android: when(
        'A loader gets an empty list of ids. Apps do not see this code: the JavaScript of the loader refuses the list first.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Pass at least one id.'},
      tell: 'Nothing. This is a mistake in the app.',
      action: `Look for the message \`${words.emptyListMessage}\` instead, on a plain \`Error\` without a code.`,
    }),
  ];
}
