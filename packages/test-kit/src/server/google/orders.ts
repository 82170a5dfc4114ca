import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Order} from '../../simulator/store/playOrders.ts';
import {json} from '../answers.ts';
import {fail} from './apiErrors.ts';
import {planOf} from './lineItems.ts';
import {money, toTime} from './values.ts';

/** The answer of `orders.get`: one charge, which for a plan is one period. */
export function answerOrder(simulator: Simulator<'android'>, id: string): Response {
  const order = simulator.store.orders.get(id);
  if (!order) return fail(404, 'orderNotFound', 'The order was not found.');
  const {purchase, time, price} = order;
  const refunds = simulator.store.voided.filter((one) => one.purchase === purchase);
  const isRefunded = purchase.payment === 'refunded' && purchase.orderId === id;
  const isPart = purchase.payment === 'paid' && purchase.refundedQuantity > 0;
  const last = isRefunded || isPart ? refunds.at(-1)?.time : undefined;
  const part = isPart ? 'PARTIALLY_REFUNDED' : 'PROCESSED';
  const total = money(simulator, price);
  return json({
    orderId: id,
    purchaseToken: purchase.token,
    state: isRefunded ? 'REFUNDED' : part,
    createTime: toTime(time),
    lastEventTime: toTime(last ?? time),
    lineItems: [lineItem(simulator, order)],
    orderHistory: {processedEvent: {eventTime: toTime(time)}},
    total,
    tax: money(simulator, 0),
  });
}

function lineItem(simulator: Simulator<'android'>, order: Order): Payload {
  const {purchase, productId, time, price, end} = order;
  const product = simulator.catalog.get(productId);
  const total = money(simulator, price);
  const item = {productId, productTitle: product.title, listingPrice: total, total};
  if (product.kind !== 'subscription')
    return {...item, oneTimePurchaseDetails: {quantity: purchase.quantity}};
  const {basePlanId, offerId} = planOf(simulator, order) ?? {};
  const subscriptionDetails = {
    ...(basePlanId && {basePlanId}),
    ...(offerId && {offerId}),
    servicePeriodStartTime: toTime(time),
    ...(end !== null && {servicePeriodEndTime: toTime(end)}),
  };
  return {...item, subscriptionDetails};
}
