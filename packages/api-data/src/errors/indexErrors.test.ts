import {describe, expect, it} from 'vitest';
import {releaseLines} from '../releaseLines.ts';
import {indexErrors} from './indexErrors.ts';
import {loadErrors} from './loadErrors.ts';
import {sampleErrors} from './testing/sampleErrors.ts';

describe('indexErrors', () => {
  it('keeps names, numbers and quoted messages, and no sentences', () => {
    expect(indexErrors(sampleErrors)).toEqual([
      {
        code: 'E_USER_CANCELLED',
        table: 2,
        stores: [
          {store: 'StoreKit', number: 2, name: 'SKErrorPaymentCancelled'},
          {store: 'Play', number: 1, name: 'USER_CANCELED'},
          {store: 'Play', number: -1, name: 'SERVICE_DISCONNECTED'},
        ],
      },
      {code: 'E_SKU_NOT_FOUND'},
      {code: 'E_PENDING', table: 22, never: true},
      {code: 'E_ITEM_NOT_OWNED', never: true},
    ]);
  });

  it.each(releaseLines)('costs little in $version, and knows its messages', ({version}) => {
    const index = indexErrors(loadErrors(version));
    expect(JSON.stringify(index).length).toBeLessThan(4000);
    const messages = new Map(index.map(({code, messages: known = []}) => [code, known]));
    expect(messages.get('E_DEVELOPER_ERROR')).toContain('Invalid transaction ID');
    expect(messages.get('E_UNKNOWN')).toContain('Purchase failed with code: 8');
  });
});
