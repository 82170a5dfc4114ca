import type {PhoneOptions} from './interface.ts';
import {refuse, requireOptions, show} from './wrongUse.ts';

const known: Readonly<Record<keyof PhoneOptions, true>> = {
  ...{products: true, account: true, startsAt: true, seed: true},
};

/** Dates of the library have four digits for the year. */
const LAST = Date.UTC(9000, 0, 1);

/** Refuses options of a phone that the types forbid, before one of them fails somewhere inside. */
export function checkPhoneOptions(options: unknown): void {
  requireOptions('newPhone', options, known);
  const {products, account, startsAt}: {products?: unknown; account?: unknown; startsAt?: unknown} =
    Object(options);
  if (startsAt !== undefined) requireTime('startsAt', startsAt);
  const isAccount = typeof account === 'string' && account !== '';
  if (account !== undefined && account !== null && !isAccount)
    refuse(`account is the name of a store account or null, not ${show(account)}.`);
  if (products === undefined) return;
  if (!Array.isArray(products)) return refuse(`products is a list, not ${show(products)}.`);
  const wrong = products.findIndex((one: unknown) => typeof Object(one).id !== 'string');
  if (wrong >= 0)
    refuse(
      `Each of products is an object with an id; number ${wrong + 1} is ${show(products[wrong])}.`,
    );
}

/** A time in ms since 1970 at which the stores can still write their dates. */
export function requireTime(name: string, time: unknown): number {
  return typeof time === 'number' && time >= 0 && time <= LAST
    ? time
    : refuse(`${name} is a time from 1970 to the year 9000, in ms since 1970, not ${show(time)}.`);
}
