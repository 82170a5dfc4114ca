import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {expect, it} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {scanFiles} from './scanFiles.ts';

const releases = releaseLines.map(({version}) => loadSurface(version));
const plan = planUpgrade('2.7.5', '2.8.8', upgradeFacts);

/** What is found as `line kind name`. */
function told(text: string): readonly string[] {
  const {findings} = scanFiles([{name: 'shop.ts', text}], {plan, releases});
  return findings.map(({line, kind, name}) => `${line} ${kind} ${name}`);
}

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
