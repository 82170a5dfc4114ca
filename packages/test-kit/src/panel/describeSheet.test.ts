import {expect, it} from 'vitest';
import {createSimulator} from '../simulator/simulator.ts';
import type {Phase} from '../simulator/store/catalog.ts';
import {describeSheet} from './describeSheet.ts';

const {catalog} = createSimulator({version: '2.8.8', platform: 'ios'});
const monthly: Phase = {price: 5.99, period: 'P1M', cycles: 0};

it('names the price of a product that is paid once', () => {
  expect(describeSheet(catalog.get('coins_100'), [])).toEqual({
    title: '100 coins',
    price: '$0.99',
    offer: '',
  });
});

it.each<[what: string, phases: readonly Phase[], price: string, offer: string]>([
  ['a plan', [monthly], '$5.99 per month', ''],
  ['a plan of several months', [{price: 14, period: 'P3M', cycles: 0}], '$14.00 per 3 months', ''],
  [
    'a plan after a free week',
    [{price: 0, period: 'P7D', cycles: 1}, monthly],
    '$5.99 per month',
    'Free for 7 days',
  ],
  [
    'a plan that is cheaper at first',
    [{price: 1.99, period: 'P1M', cycles: 3}, monthly],
    '$5.99 per month',
    '$1.99 per month for 3 months',
  ],
])('names the price of %s', (_, phases, price, offer) => {
  expect(describeSheet(catalog.get('pro_monthly'), phases)).toMatchObject({price, offer});
});
