import {describe, expect, it} from 'vitest';
import {findMember, findSymbol, knownNames, loadSurface} from './loadSurface.ts';
import {parseSurface} from './surface.ts';

const [current, before, oldest] = [loadSurface('2.8'), loadSurface('2.7'), loadSurface('2.6')];

describe('loadSurface', () => {
  it('refuses a version that does not exist', () => {
    expect(() => loadSurface('1.0')).toThrow('There is no release line "1.0"');
  });

  it('keeps texts that readers can use', () => {
    for (const {signature} of [current, before, oldest].flatMap(({symbols}) => symbols)) {
      expect(signature).not.toMatch(/import\(|@deprecated|\/\*|declare /);
    }
  });
});

describe('findSymbol', () => {
  it('finds what a version has, and nothing else', () => {
    expect(findSymbol(current, 'fetchProducts')).toMatchObject({kind: 'function'});
    expect(findSymbol(oldest, 'fetchProducts')).toBeUndefined();
  });

  it('wants the platform where two types share a name', () => {
    expect(() => findSymbol(before, 'SubscriptionOffer')).toThrow(
      '2.7 has two types named "SubscriptionOffer". Write "SubscriptionOffer (android)" or',
    );
    const offer = findSymbol(before, 'SubscriptionOffer (ios)');
    expect(offer?.members.map(({name}) => name)).toContain('periodCount');
  });
});

describe('findMember', () => {
  it('finds fields, options and what the hook returns', () => {
    expect(findMember(current, 'ActiveSubscription.transactionId')?.role).toBe('field');
    expect(findMember(current, 'useIAP.fetchProducts')?.role).toBe('returned');
    expect(findMember(current, 'PurchaseIOS.currencyCodeIOS')).toMatchObject({
      declaredIn: 'ProductPurchaseIOS',
    });
    expect(findMember(current, 'Purchase.nothing')).toBeUndefined();
  });
});

describe('knownNames', () => {
  it('contains exports, members, values and codes of the version, and no others', () => {
    const names = knownNames(current);
    for (const name of [
      'useIAP',
      'skus',
      'purchaseToken',
      'E_USER_CANCELLED',
      'E_SKU_NOT_FOUND',
      'E_EMPTY_SKU_LIST',
      'purchase-updated',
      'subs',
      'isConsumable',
    ]) {
      expect(names).toContain(name);
    }
    expect(names).not.toContain('isProductIos');
    expect(names).not.toContain('');
    expect(knownNames(before)).toContain('EMPTY_SKU_LIST');
    expect(knownNames(before)).not.toContain('E_EMPTY_SKU_LIST');
    expect(knownNames(oldest)).not.toContain('requestProducts');
  });
});

describe('parseSurface', () => {
  it('names the damaged place and the command that repairs it', () => {
    expect(parseSurface(JSON.stringify(oldest), 'a.json').version).toBe('2.6');
    const broken = JSON.stringify({...oldest, symbols: [{name: 'x'}]});
    expect(() => parseSurface(broken, 'a.json')).toThrow(
      /^a\.json: symbols\.0\.kind: .*Run "npm run update:surface"/,
    );
    expect(() => parseSurface('{', 'a.json')).toThrow(/^a\.json: this is not JSON\. Run "npm run/);
  });
});
