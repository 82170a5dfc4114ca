import {describe, expect, it, vi} from 'vitest';
import type {Phone} from './interface.ts';
import {newPhone} from './newPhone.ts';

/** What the store calls so many purchases. */
function idsOf({store}: Phone, count: number): unknown[] {
  for (let one = 0; one < count; one += 1) store.boughtOutside('coins_100');
  return store.purchases.flatMap(({token, transactionId}) => [token, transactionId]);
}

describe.each(['ios', 'android'] as const)('ids of phones with %s', (os) => {
  it('are never shared, also not with a phone whose seed is given', () => {
    const phones = [...Array.from({length: 20}, () => newPhone(os)), newPhone(os, {seed: 1})];
    const ids = phones.flatMap((phone) => idsOf(phone, 50));
    expect(new Set(ids).size).toBe(21 * 50 * 2);
  });

  it('are never shared by phones of two copies of the kit', async () => {
    const here = idsOf(newPhone(os), 5);
    vi.resetModules();
    const copy = await import('./newPhone.ts');
    expect(here).not.toEqual(expect.arrayContaining(idsOf(copy.newPhone(os), 1)));
  });

  it('look as the store writes them', () => {
    const [token, id] = idsOf(newPhone(os), 1);
    const [looks, named] =
      os === 'ios'
        ? [/^eyJ\w+\.\d+\.\w{24}$/, /^2\d{15}$/]
        : [/^\w{24}\.AO-J1O\w{24}$/, /^GPA(?:-\d{4}){3}-\d{5}$/];
    expect(token).toMatch(looks);
    expect(String(id).replace('GPA.', 'GPA-')).toMatch(named);
  });

  it.each([-1, 1.5, 100_000, Number.NaN, '1', null])('need a seed that is a number: %j', (seed) => {
    const options = {seed};
    expect(() => Reflect.apply(newPhone, undefined, [os, options])).toThrow(
      'A seed is a whole number from 0 to 99999, not',
    );
  });
});
