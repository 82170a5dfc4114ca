import type {ErrorEntry} from '../errorTypes.ts';

/** One code of each kind, for the tests of this folder. */
export const sampleErrors: readonly ErrorEntry[] = [
  {
    kind: 'sent',
    code: 'E_USER_CANCELLED',
    tableNumber: 2,
    ios: {
      triggers: [{when: 'The user closes the sheet.'}],
      numbers: [{store: 'StoreKit', number: 2, name: 'SKErrorPaymentCancelled'}],
    },
    android: {
      triggers: [{when: 'The user goes back.'}, {when: '`finish` gets nothing.', since: '2.8.5'}],
      numbers: [
        {store: 'Play', number: 1, name: 'USER_CANCELED'},
        {store: 'Play', number: -1, name: 'SERVICE_DISCONNECTED'},
      ],
    },
    charged: {word: 'no', because: 'Nothing was bought.'},
    retry: {word: 'after a fix', because: 'See [below](#below).'},
    tell: 'Nothing.',
    action: 'Wait.',
  },
  {
    kind: 'sent',
    code: 'E_SKU_NOT_FOUND',
    tableNumber: null,
    ios: null,
    android: {triggers: [{when: 'Not loaded.'}], numbers: []},
    charged: {word: 'no', because: 'No sheet.'},
    retry: {word: 'yes', because: 'Load first.'},
    tell: '"Not available."',
    action: 'Load.',
  },
  {kind: 'never', code: 'E_PENDING', tableNumber: 22, instead: 'Look at `state`.'},
  {kind: 'never', code: 'E_ITEM_NOT_OWNED', tableNumber: null, instead: 'It is `E_UNKNOWN`.'},
];
