import {expect, it} from 'vitest';
import {type Ledger, recordPurchase} from '@site/docs/examples/_samples/server-ledger.ts';

const userId = '3F2504E0-4F89-11D3-9A0C-0305E82C3301';
const request = {
  platform: 'android',
  productId: 'coins_100',
  token: 'T1',
  transactionId: null,
} as const;
const ledger: Ledger = {
  insertOnce: async () => undefined,
  revoke: async () => undefined,
  readAccount: async () => ({coins: 0, owned: []}),
};

it.each([
  [null, 'recorded'],
  [userId.toLowerCase(), 'recorded'],
  ['00000000-0000-0000-0000-000000000000', 'refused'],
])('a user id with capital letters, where the store kept %s, is %s', async (kept, verdict) => {
  const record = {key: 'T1', productId: 'coins_100', state: 'paid', userId: kept} as const;
  const answer = await recordPurchase(userId, request, async () => record, ledger);
  expect(answer.verdict).toBe(verdict);
});
