import {expect, it} from 'vitest';
import {told} from './testing/scan.ts';

it.each([
  `import {emitter} from 'expo-iap';\nemitter.addListener('purchase-updated', (bought: any) =>\nsave(bought.jwsRepresentationIos));`,
  `import {emitter as events, IapEvent} from 'expo-iap';\nevents.addListener(IapEvent.PurchaseUpdated, (bought) =>\nsave(bought.jwsRepresentationIos));`,
  `import * as IAP from 'expo-iap'; IAP.emitter.addListener('purchase-updated', keep);\nfunction keep(bought: any) {\nsave(bought.jwsRepresentationIos); }`,
])('knows what comes with an event: %s', (text) => {
  expect(told(text)).toEqual(['3 fails jwsRepresentationIos']);
});

it('knows nothing of the events of others', () => {
  const text = `import {useIAP} from 'expo-iap'; import {emitter} from './events';
void useIAP; emitter.addListener('purchase-updated', (bought: any) => save(bought.jwsRepresentationIos));`;
  expect(told(text)).toEqual(['2 question jwsRepresentationIos']);
});

it('does not ask about a purchase that an event gives', () => {
  const text = `import {emitter, finishTransaction} from 'expo-iap';
emitter.addListener('purchase-updated', (purchase: any) => finishTransaction({purchase}));`;
  expect(told(text)).toEqual([]);
});
