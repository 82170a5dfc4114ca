import {type SentError, when} from './errorTypes.ts';
import {play} from './storeNumbers.ts';

type Parts = Partial<Omit<SentError, 'kind' | 'code' | 'tableNumber'>>;

/** For a failure that does not say how the purchase ended: nobody is asked to pay again. */
const MAYBE_CHARGED =
  '"The purchase could not be completed. If you were charged, it will appear here."';

/** What stays the same in every version about codes of which something differs. */
export const lasting = {
  E_USER_CANCELLED: {
    charged: {
      word: 'possibly',
      because: 'A purchase can still follow on iOS.',
    },
    retry: {word: 'no', because: 'Wait for the next tap.'},
    tell: 'Nothing. Clear the loading state.',
  },
  E_UNKNOWN: {
    android: when(
      'Play names no reason, or a number without a code, such as "Purchase failed with code: 8" when you finish something that is not owned.',
      play('ERROR', 'ITEM_NOT_OWNED'),
    ),
    charged: {word: 'possibly', because: 'The store does not say.'},
    retry: {word: 'later', because: 'Once you know what the user owns.'},
    tell: MAYBE_CHARGED,
  },
  E_SERVICE_ERROR: {
    android: when(
      'Play is out of reach, cannot bill this device or account, or its app is too old.',
      play('SERVICE_UNAVAILABLE', 'BILLING_UNAVAILABLE', 'FEATURE_NOT_SUPPORTED'),
    ),
    charged: {word: 'possibly', because: 'The response to a purchase in progress can get lost.'},
    tell: '"The store isn\'t available. If you were charged, it will appear here."',
  },
  E_ITEM_UNAVAILABLE: {
    android: when(
      'The product is not active, not sold in the country, or hidden from the account.',
      play('ITEM_UNAVAILABLE'),
    ),
    charged: {word: 'no', because: 'It stops before the payment.'},
    retry: {word: 'after a fix', because: 'Load the product first.'},
    tell: '"This item is not available right now."',
  },
  E_NETWORK_ERROR: {
    android: when(
      'The device is offline, or the connection to Play breaks.',
      play('SERVICE_DISCONNECTED', 'NETWORK_ERROR'),
    ),
    charged: {word: 'possibly', because: 'The response can get lost.'},
    retry: {word: 'later', because: 'Online, on a tap.'},
    tell: '"Check your internet connection. If you were charged, it will appear here."',
  },
  E_DEVELOPER_ERROR: {
    ios: when(
      '`finishTransaction` gets a transaction that the module does not have. The message is "Invalid transaction ID".',
    ),
    android: when(
      'Play refuses the signature, package name, version, product type, offer token or replacement token, or an account that may not test.',
      play('DEVELOPER_ERROR'),
    ),
    charged: {
      word: 'possibly',
      because:
        "A refused request isn't charged, but a purchase that `finishTransaction` refuses was paid before.",
    },
    retry: {word: 'after a fix', because: 'It fails each time.'},
    tell: 'Nothing when finishing fails. Otherwise "This item is not available right now."',
  },
  E_PURCHASE_ERROR: {
    android: null,
    charged: {word: 'possibly', because: 'An unverified transaction was still made.'},
    retry: {
      word: 'later',
      because: 'On a tap and after a pause, because a charged purchase arrives as an event.',
    },
    tell: MAYBE_CHARGED,
  },
  E_NOT_PREPARED: {
    android: when(
      'Google Play services are missing, disabled or out of date. Any call that connects can meet this.',
    ),
    charged: {word: 'no', because: 'It stops before the store.'},
    retry: {
      word: 'after a fix',
      because: 'Connect first. Without Play services it cannot work.',
    },
    tell: '"Purchases are not available on this device."',
    action:
      'Load when `connected` is `true`, or after `await initConnection()`. Hide the shop on devices without Google Play.',
  },
} as const satisfies Readonly<Record<string, Parts>>;
