import type {Product} from '../../simulator/store/catalog.ts';
import {fail} from './apiErrors.ts';

type Body = Readonly<Record<string, unknown>>;
/** Whether a value is one that Apple takes, and the number of the error when it is not. */
type Rule = readonly [field: string, takes: (value: unknown) => boolean, errorCode: number];

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const isUpTo = (last: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= last;
const optional = (takes: Rule[1]) => (value: unknown) => value === undefined || takes(value);
const consent: Rule = ['customerConsented', isOneOf(true), 4000035];
const sample: Rule = ['sampleContentProvided', isFlag, 4000041];
/** Its number is not among those of Apple's library, so that the general one stands for it. */
const preference = 4000000;

const rules: Readonly<Record<'v1' | 'v2', readonly Rule[]>> = {
  v1: [
    consent,
    ['consumptionStatus', isUpTo(3), 4000034],
    ['platform', isUpTo(2), 4000039],
    sample,
    ['deliveryStatus', isUpTo(5), 4000036],
    ['appAccountToken', (value) => typeof value === 'string', 4000033],
    ['accountTenure', isUpTo(7), 4000032],
    ['playTime', isUpTo(7), 4000040],
    ['lifetimeDollarsRefunded', isUpTo(7), 4000038],
    ['lifetimeDollarsPurchased', isUpTo(7), 4000037],
    ['userStatus', isUpTo(4), 4000042],
    ['refundPreference', optional(isUpTo(3)), preference],
  ],
  v2: [
    consent,
    sample,
    [
      'deliveryStatus',
      isOneOf(
        ...['DELIVERED', 'UNDELIVERED_QUALITY_ISSUE', 'UNDELIVERED_WRONG_ITEM'],
        ...['UNDELIVERED_SERVER_OUTAGE', 'UNDELIVERED_OTHER'],
      ),
      4000036,
    ],
    ['refundPreference', optional(isOneOf('DECLINE', 'GRANT_FULL', 'GRANT_PRORATED')), preference],
    ['consumptionPercentage', optional(isUpTo(100_000)), preference],
  ],
};

/** What the App Store refuses about what a server says of the use of a purchase; undefined when it takes it. */
export function refuseConsumption(
  version: 'v1' | 'v2',
  {kind}: Product,
  body: Body,
): Response | undefined {
  const isKnown = version === 'v2' || kind === 'consumable' || kind === 'subscription';
  if (!isKnown) return fail(4000047, 'This call takes consumables and subscriptions only.');
  const broken = rules[version].find(([field, takes]) => !takes(body[field]));
  if (broken) return fail(broken[2], `The field ${broken[0]} is missing or not valid.`);
  if (version === 'v2' && kind === 'subscription' && body['consumptionPercentage'] !== undefined)
    return fail(preference, 'consumptionPercentage is not for auto-renewable subscriptions.');
  return undefined;
}
