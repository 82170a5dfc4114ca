import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {expect} from 'vitest';
import {buyer, failuresAreTold} from '../buyingRoles.ts';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, claims, type Role} from '../role.ts';
import {purchaseScenarios} from '../roles.tsx';
import {buy, expectFinished, expectGiven, type Scene} from '../scenario.ts';

/** Buys while a listener for errors is attached; returns the rejection and the event of what went wrong. */
async function failure(scene: Scene): Promise<{rejection: unknown; event: unknown}> {
  const {stage} = scene;
  const events: unknown[] = [];
  const listener = call(stage.library, 'purchaseErrorListener', (error: unknown) => {
    events.push(error);
  });
  stage.reports.length = 0;
  await buy(scene);
  if (isRecord(listener)) call(listener, 'remove');
  return {rejection: stage.reports.at(-1), event: events[0]};
}

/** What the user reads before the button works again: on iOS nothing shows that coins were paid. */
const MAYBE_PAID = 'If you were charged, it will appear here. Wait before you try again.';

/** The codes that a release sends, each with whether the page says that the user may have been charged. */
function sentCodes(library: string): [code: string, isMaybeCharged: boolean][] {
  return loadErrors(library.slice(0, 3)).flatMap((entry) =>
    entry.kind === 'sent' ? [[entry.code, entry.charged.word === 'possibly']] : [],
  );
}

/** Reads what the user owns at the start and ends what is open, on Android. */
const ownedRecovery: Role = alsoClaims(
  {
    name: 'recovery of owned products',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (_stage, run) => {
      const recoverOwned = (await run()).callable('recoverOwned');
      return {recover: () => recoverOwned('coins_100', true)};
    },
  },
  {
    'a consumable that was given but not consumed can be bought again afterwards': async (
      scene,
    ) => {
      const {stage} = scene;
      const recoverOwned = (await scene.run()).callable('recoverOwned');
      await stage.start();
      stage.phone.moments.when('finishing', () => {
        throw new Error('The store does not answer.');
      });
      await buy(scene);
      if (stage.setting.platform === 'ios') return expectGiven(stage);
      const {rejection} = await failure(scene);
      expect(rejection).toMatchObject({code: 'E_ALREADY_OWNED'});
      await recoverOwned(scene.product, true);
      expectGiven(stage);
      expectFinished(stage);
      await buy(scene);
      expectGiven(stage, 2);
    },
  },
);

export const parts = [
  ...partsOf(
    'api/error-codes',
    {
      top: claims({
        'a cancel writes nothing, a failure its code': async (scene) => {
          const {stage} = scene;
          const onPurchaseError = (await scene.run()).callable('onPurchaseError');
          await stage.start();
          stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
          onPurchaseError((await failure(scene)).event);
          expect(stage.printed).toEqual([]);
          const {event} = await failure(scene);
          onPurchaseError(event);
          expect(stage.printed).toHaveLength(1);
          expect(stage.printed[0]?.[0]).toBe(isRecord(event) && event.code);
        },
      }),
    },
    ['2.8'],
  ),
  ...partsOf(
    'api/error-codes',
    {
      top: claims({
        'a cancel is told from a failure': async (scene) => {
          const {stage} = scene;
          const isCancel = (await scene.run()).callable('isCancel');
          await stage.start();
          stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
          expect(isCancel((await failure(scene)).rejection)).toBe(true);
          expect(isCancel((await failure(scene)).rejection)).toBe(false);
        },
      }),
    },
    ['2.7', '2.6'],
  ),
  ...partsOf('api/error-codes', {
    'outside-the-enum': claims({
      'a product that is not for sale is recognized, whatever else fails is not': async (scene) => {
        const {stage} = scene;
        const isNotLoaded = (await scene.run()).callable('isNotLoaded');
        stage.phone.catalog.hide('coins_100');
        await stage.start();
        expect(isNotLoaded((await failure(scene)).rejection)).toBe(true);
        expect(isNotLoaded(new Error('anything'))).toBe(false);
      },
      'rejection and event have the same code': async (scene) => {
        const {stage} = scene;
        const codeOf = (await scene.run()).callable('codeOf');
        await stage.start();
        stage.phone.store.sheets.push('cancel');
        const {rejection, event} = await failure(scene);
        expect(codeOf(rejection)).toBe('E_USER_CANCELLED');
        // 2.7.5 sends no event for a failure on iOS.
        if (event !== undefined) expect(codeOf(event)).toBe('E_USER_CANCELLED');
      },
    }),
    cancel: failuresAreTold(buyer('buy')),
    'already-owned': ownedRecovery,
    network: claims({
      'a purchase that went through on Android is handled, otherwise the user may try again after a warning':
        async ({stage, run, product}) => {
          const afterFailure = (await run()).callable('afterFailure');
          const isAndroid = stage.setting.platform === 'android';
          const broken = {code: 'E_NETWORK_ERROR'};
          await stage.start();
          await afterFailure(broken, product);
          expect(stage.alerts).toEqual([MAYBE_PAID]);
          stage.phone.store.sell(product);
          await afterFailure(broken, product);
          expectGiven(stage, isAndroid ? 1 : 0);
          expect(stage.alerts).toHaveLength(isAndroid ? 1 : 2);
        },
      ...Object.fromEntries(
        ['E_UNKNOWN', 'E_PURCHASE_ERROR', 'E_DEVELOPER_ERROR'].map((code) => [
          `${code} does not say how it ended, so it is looked into like a broken network`,
          async ({stage, run, product}: Scene) => {
            const afterFailure = (await run()).callable('afterFailure');
            await stage.start();
            stage.phone.store.sell(product);
            await afterFailure({code}, product);
            const isAndroid = stage.setting.platform === 'android';
            expectGiven(stage, isAndroid ? 1 : 0);
            expect(stage.alerts).toEqual(isAndroid ? [] : [MAYBE_PAID]);
          },
        ]),
      ),
      'what the table says about a charge decides what is looked into; a cancel is not': async ({
        stage,
        run,
        product,
      }) => {
        const afterFailure = (await run()).callable('afterFailure');
        await stage.start();
        for (const [code, isMaybeCharged] of sentCodes(stage.setting.library)) {
          stage.alerts.length = 0;
          await afterFailure({code}, product);
          const isOpen = isMaybeCharged && code !== 'E_USER_CANCELLED';
          expect(stage.alerts, code).toEqual(isOpen ? [MAYBE_PAID] : []);
        }
      },
      'a payment of the product that waits on Android is told, and nothing is given yet': async ({
        stage,
        run,
        product,
      }) => {
        if (stage.setting.platform === 'ios') return;
        const afterFailure = (await run()).callable('afterFailure');
        await stage.start();
        stage.phone.store.sell(product, {pending: true});
        await afterFailure({code: 'E_NETWORK_ERROR'}, product);
        expect(stage.alerts).toEqual(['Your payment is on its way. You get it when it arrives.']);
        expectGiven(stage, 0);
      },
      'while nothing can be read, and after another failure, nobody is asked to try again': async ({
        stage,
        run,
        product,
      }) => {
        const afterFailure = (await run()).callable('afterFailure');
        await stage.start();
        await afterFailure({code: 'E_USER_CANCELLED'}, product);
        expect(stage.alerts).toEqual([]);
        await call(stage.library, 'endConnection');
        stage.phone.device.playServices = false;
        await afterFailure({code: 'E_NETWORK_ERROR'}, product);
        stage.phone.device.playServices = true;
        const {library, platform} = stage.setting;
        // 2.7.5 reads on iOS without a connection, and finds nothing.
        const reads = library === '2.7.5' && platform === 'ios';
        expect(stage.alerts).toEqual(reads ? [MAYBE_PAID] : []);
      },
    }),
    pending: claims({
      'a payment that waits is an error on iOS and a purchase on Android': async (scene) => {
        const {stage} = scene;
        const {callable} = await scene.run();
        const isIos = stage.setting.platform === 'ios';
        await stage.start();
        const answers: unknown[] = [];
        const {handle} = stage.shop;
        stage.shop = {
          ...stage.shop,
          handle: (purchase) => {
            answers.push(callable('isPendingOnAndroid')(purchase));
            return handle(purchase);
          },
        };
        stage.phone.store.sheets.push('pending');
        const {rejection} = await failure(scene);
        expect(isRecord(rejection) && callable('isDeferredOnIos')(rejection)).toBe(isIos);
        expect(answers).toEqual(isIos ? [] : [true]);
        stage.phone.store.pay('T1');
        await stage.settle();
        expect(answers.at(-1)).toBe(false);
      },
    }),
  }),
];
