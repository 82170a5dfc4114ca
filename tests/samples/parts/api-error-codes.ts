import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {expect} from 'vitest';
import {buyer, failuresAreTold} from '../buyingRoles.ts';
import {call, isRecord} from '../library.ts';
import {partsOf} from '../part.ts';
import {alsoWhenOpen, answers, claims, claimsWhenOpen} from '../role.ts';
import {purchasing} from '../roles.tsx';
import type {Callable} from '../runSample.ts';
import {expectGiven, expectSettled, type Scene} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** Buys while a listener for errors is attached; returns the rejection and the event of what went wrong. */
async function failure(stage: Stage): Promise<{rejection: unknown; event: unknown}> {
  const events: unknown[] = [];
  const listener = call(stage.library, 'purchaseErrorListener', (error: unknown) => {
    events.push(error);
  });
  stage.reports.length = 0;
  await stage.buy();
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
const ownedRecovery = alsoWhenOpen(
  purchasing(({callable}) => ({
    recover: () => callable('recoverOwned')('coins_100', true),
  })),
  {
    'a consumable that was given but not consumed can be bought again': async ({stage, run}) => {
      const recoverOwned = (await run()).callable('recoverOwned');
      stage.phone.moments.when('finishing', () => {
        throw new Error('The store does not answer.');
      });
      await stage.buy();
      if (stage.isIos) return expectGiven(stage);
      const {rejection} = await failure(stage);
      expect(rejection).toMatchObject({code: 'E_ALREADY_OWNED'});
      await recoverOwned(stage.product, true);
      expectSettled(stage);
      await stage.buy();
      expectGiven(stage, 2);
    },
  },
);

/** A story about what the sample does after a purchase has failed with a code. */
const afterFailure =
  (story: (stage: Stage, fails: (code: string) => Promise<unknown>) => Promise<void>) =>
  async ({stage}: Scene, handle: Callable) =>
    story(stage, async (code) => handle({code}, stage.product));

export const parts = [
  ...partsOf(
    'api/error-codes',
    {
      top: answers('onPurchaseError', {
        'a cancel writes nothing, a failure its code': async ({stage}, onPurchaseError) => {
          stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
          onPurchaseError((await failure(stage)).event);
          expect(stage.printed).toEqual([]);
          const {event} = await failure(stage);
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
      top: answers('isCancel', {
        'a cancel is told from a failure': async ({stage}, isCancel) => {
          stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
          expect(isCancel((await failure(stage)).rejection)).toBe(true);
          expect(isCancel((await failure(stage)).rejection)).toBe(false);
        },
      }),
    },
    ['2.7', '2.6'],
  ),
  ...partsOf('api/error-codes', {
    'outside-the-enum': claims({
      'what is not for sale is recognized, whatever else fails is not': async ({stage, run}) => {
        const isNotLoaded = (await run()).callable('isNotLoaded');
        stage.phone.catalog.hide('coins_100');
        await stage.start();
        expect(isNotLoaded((await failure(stage)).rejection)).toBe(true);
        expect(isNotLoaded(new Error('anything'))).toBe(false);
      },
      'rejection and event have the same code': async ({stage, run}) => {
        const codeOf = (await run()).callable('codeOf');
        await stage.start();
        stage.phone.store.sheets.push('cancel');
        const {rejection, event} = await failure(stage);
        expect(codeOf(rejection)).toBe('E_USER_CANCELLED');
        if (stage.errorEvents > 0) expect(codeOf(event)).toBe('E_USER_CANCELLED');
      },
    }),
    cancel: failuresAreTold(buyer('buy')),
    'already-owned': ownedRecovery,
    network: answers('afterFailure', {
      'what went through on Android is handled, otherwise the user may try again after a warning':
        afterFailure(async (stage, fails) => {
          await fails('E_NETWORK_ERROR');
          expect(stage.alerts).toEqual([MAYBE_PAID]);
          stage.phone.store.sell(stage.product);
          await fails('E_NETWORK_ERROR');
          expectGiven(stage, stage.isIos ? 0 : 1);
          expect(stage.alerts).toHaveLength(stage.isIos ? 2 : 1);
        }),
      'what the table says about a charge decides what is looked into; a cancel is not':
        afterFailure(async (stage, fails) => {
          for (const [code, isMaybeCharged] of sentCodes(stage.setting.library)) {
            stage.alerts.length = 0;
            await fails(code);
            const isOpen = isMaybeCharged && code !== 'E_USER_CANCELLED';
            expect(stage.alerts, code).toEqual(isOpen ? [MAYBE_PAID] : []);
          }
        }),
      'a payment of the product that waits on Android is told, and nothing is given yet':
        afterFailure(async (stage, fails) => {
          if (stage.isIos) return;
          stage.phone.store.sell(stage.product, {pending: true});
          await fails('E_NETWORK_ERROR');
          expect(stage.alerts).toEqual(['Your payment is on its way. You get it when it arrives.']);
          expectGiven(stage, 0);
        }),
      'while nothing can be read, and after another failure, nobody is asked to try again':
        afterFailure(async (stage, fails) => {
          await fails('E_USER_CANCELLED');
          expect(stage.alerts).toEqual([]);
          await call(stage.library, 'endConnection');
          stage.phone.device.playServices = false;
          await fails('E_NETWORK_ERROR');
          stage.phone.device.playServices = true;
          // 2.7.5 reads on iOS without a connection, and finds nothing.
          const reads = stage.setting.library === '2.7.5' && stage.isIos;
          expect(stage.alerts).toEqual(reads ? [MAYBE_PAID] : []);
        }),
    }),
    pending: claimsWhenOpen({
      'a payment that waits is an error on iOS and a purchase on Android': async ({stage, run}) => {
        const {callable} = await run();
        stage.phone.store.sheets.push('pending');
        const told = await stage.hear(callable('isPendingOnAndroid'));
        const rejection = stage.reports.at(-1);
        expect(isRecord(rejection) && callable('isDeferredOnIos')(rejection)).toBe(stage.isIos);
        expect(told).toEqual(stage.isIos ? [] : [true]);
        stage.phone.store.pay('T1');
        await stage.settle();
        expect(told.at(-1)).toBe(false);
      },
    }),
  }),
];
