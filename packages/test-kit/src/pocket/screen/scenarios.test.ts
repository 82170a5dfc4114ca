import {describe, expect, it} from 'vitest';
import {describePhone} from '../../panel/describePhone.ts';
import {doAct, orderOf, type StoreStep} from '../../panel/orders.ts';
import {killWhen} from '../../panel/phoneActs.ts';
import {createSimulator} from '../../simulator/simulator.ts';
import {newest} from '../../simulator/testing/testApp.ts';
import {storeScenarios} from './scenarios.ts';

const sells = (): boolean => true;

describe.each(['ios', 'android'] as const)('on %s', (platform) => {
  it.each(storeScenarios)('plays to its end: $title', async ({steps}) => {
    const phone = createSimulator({version: newest, platform});
    const sheet = {title: '', price: '', offer: ''};
    const play = async (step: StoreStep): Promise<void> => {
      const order = orderOf(step, {acts: describePhone(phone, sells).acts, sheet});
      expect(order, step.say).toBeDefined();
      if (order?.type === 'act') await doAct(phone, sells, order);
      if (order?.type === 'killWhen') killWhen(phone, order.moment);
      if (order?.type !== 'sheet') return;
      // A failure sells nothing.
      const pending = order.choice === 'pending';
      if (pending || order.choice === 'approve') phone.store.sell('pro_monthly', {pending});
    };
    for (const step of steps) await play(step);
  });
});
