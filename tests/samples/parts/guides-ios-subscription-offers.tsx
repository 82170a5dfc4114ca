import {useContext} from 'react';
import {expect} from 'vitest';
import {planScript} from '../buyingRoles.ts';
import {isRecord, toRecords} from '../library.ts';
import {isSigned, signing} from '../offerSigning.ts';
import {partsOf} from '../part.ts';
import {HookContext} from '../referenceShop.tsx';
import {alsoWhenOpen, answers, claims, onlyOn} from '../role.ts';
import {onlyPurchase, type Scene} from '../scenario.ts';
import {spendTrial} from '../scenarios/trials.ts';
import type {Stage} from '../stage.tsx';

const USER = '3F2504E0-4F89-11D3-9A0C-0305E82C3301';
/** The sample's line for an offer of the plan that is loaded. */
const offerLine = claims(
  {
    'a trial is free for its length, then costs the price of the plan': async ({stage}) => {
      await stage.start();
      expect(stage.screen.textContent).toMatch(
        /^Free for (?:7 days|1 week), then \$5\.99 per month/,
      );
      expect(stage.screen.textContent).toContain(
        '$1.99 per month for 3 months, then $5.99 per month',
      );
    },
  },
  'pro_monthly',
  ({component}, stage) => {
    const OfferLine = component('OfferLine');
    const Lines = () => {
      const {subscriptions} = useContext(HookContext);
      const plan = toRecords(subscriptions).find(({id}) => id === 'pro_monthly');
      const info = plan?.subscriptionInfoIOS ?? plan?.subscription;
      if (!isRecord(info)) return null;
      const offers = [info.introductoryOffer, ...toRecords(info.promotionalOffers)];
      return offers.map((offer, index) => <OfferLine key={index} plan={plan} offer={offer} />);
    };
    return {screens: [Lines], load: () => loadPlans(stage)};
  },
);

async function loadPlans(stage: Stage): Promise<void> {
  const {hook} = stage;
  const skus = ['pro_monthly'];
  const load = hook.fetchProducts ?? hook.requestProducts;
  if (typeof load === 'function') await load({skus, type: 'subs'});
}

/** A shop whose user had the monthly plan before; buys it again with the promotional offer. */
async function buyPromotional(
  {stage, run}: Pick<Scene, 'stage' | 'run'>,
  past: 'had a plan' | 'never had one',
): Promise<void> {
  const {store} = stage.phone;
  if (past === 'had a plan') {
    spendTrial(stage);
    store.cancel(store.sold('pro_monthly').id);
    await stage.pass(40 * 24 * 60 * 60 * 1000);
  }
  await stage.start();
  const {callable} = await run();
  await stage.act('buy', () => callable('buyWithOffer')('pro_monthly', 'come_back'));
}

function lastPrice(stage: Stage): number | undefined {
  return stage.phone.store.purchases.at(-1)?.price;
}

export const parts = partsOf('guides/ios-subscription-offers', {
  read: claims({
    'the trial is in the data of the plan on iOS': async ({stage, run}) => {
      const {callable} = await run();
      await stage.start();
      const [plan] = toRecords(await callable('loadPlans')());
      const offers = callable('readOffers')(plan);
      if (!stage.isIos) return expect(offers).toBeUndefined();
      const {group} = stage.phone.catalog.getSubscription('pro_monthly');
      expect(offers).toMatchObject({
        introductoryOffer: {price: 0, periodCount: 1},
        promotionalOffers: [{id: 'come_back', price: 1.99, periodCount: 3}],
        groupId: group,
      });
    },
  }),
  eligibility: answers('introOfferFor', {
    'a fresh account gets the offer, after a trial there is none': async (
      {stage},
      introOfferFor,
    ) => {
      const plan = stage.loaded('pro_monthly');
      const offer = await introOfferFor(plan);
      if (stage.isIos) expect(offer).toMatchObject({price: 0});
      spendTrial(stage);
      expect(await introOfferFor(plan)).toBeUndefined();
    },
  }),
  show: onlyOn('ios', offerLine),
  'buy-intro': alsoWhenOpen(planScript(), {
    'the App Store applies the offer by itself': async ({stage}) => {
      await stage.buy();
      expect(onlyPurchase(stage).price).toBe(stage.isIos ? 0 : 5.99);
    },
  }),
  'server.ts': answers('signOffer', {
    'signs the seven values, each time with a new nonce': async (_scene, signOffer) => {
      const [first, second] = [1, 2].map(() => signOffer('pro_monthly', 'come_back', USER));
      if (!isRecord(first) || !isRecord(second)) throw new Error('The server signs nothing.');
      const text = [
        'com.example.shop',
        signing.keyIdentifier,
        'pro_monthly',
        'come_back',
        USER.toLowerCase(),
        String(first.nonce),
        String(first.timestamp),
      ].join('\u2063');
      expect(isSigned(text, String(first.signature))).toBe(true);
      expect(second.nonce).not.toBe(first.nonce);
      expect(second.signature).not.toBe(first.signature);
    },
  }),
  'buy-promo': onlyOn(
    'ios',
    claims({
      'a former subscriber pays the price of the offer': async ({stage, run}) => {
        await buyPromotional({stage, run}, 'had a plan');
        expect(lastPrice(stage)).toBe(1.99);
      },
      'who never had a plan is refused': async ({stage, run}) => {
        await buyPromotional({stage, run}, 'never had one');
        expect(stage.phone.store.purchases).toEqual([]);
        expect(stage.reports.at(-1)).toMatchObject({code: 'E_PURCHASE_ERROR'});
      },
      'a nonce that is not a UUID costs the normal price': async ({stage, run}) => {
        stage.offerParts = {nonce: 'today'};
        await buyPromotional({stage, run}, 'had a plan');
        expect(lastPrice(stage)).toBe(5.99);
      },
    }),
  ),
});
