import {type ComponentType, useContext} from 'react';
import {call, isRecord, type Payload} from './library.ts';
import {HookContext, referenceShop} from './referenceShop.tsx';
import {claims, type Role, roleIn} from './role.ts';
import {nothing, opening, purchasing, screenOf} from './roles.tsx';
import type {Stories} from './scenario.ts';
import {requestScenarios} from './scenarios/requests.ts';

/** A component with a button that asks the store to sell. */
export const buyButton = (name: string, label: string): Role =>
  roleIn(requestScenarios, ({component}, stage) => ({
    screens: [component(name)],
    buy: () => stage.press(label),
  }));

/** A component without a picture that picks up what an earlier process left open. */
export const recoveryScreen = (name: string): Role =>
  purchasing(({component}) => ({screens: [component(name)], recover: nothing}));

/** A function that keeps the store open until what it returns is called. */
export const holder = (name: string): Role =>
  purchasing(({callable}) => ({Provider: opening(callable(name), nothing)}));

/** A component that keeps the store open for everything below it. */
export const storeRoot = (name: string): Role =>
  purchasing(({component}) => {
    const Root = component(name);
    return {Provider: ({children}) => <Root>{children}</Root>};
  });

/** A hook that loads what the shop sells as soon as it is connected. */
export const loader = (hook: string, stories: Stories, product: string): Role =>
  claims(stories, product, ({callable}) => ({screens: [screenOf(callable(hook))], load: nothing}));

/** A hook that is told whether the store is connected; its answer is on the screen. */
export const connectionHook = (hook: string, stories: Stories): Role =>
  claims(stories, undefined, ({callable}) => {
    const useSample = callable(hook);
    const Screen: ComponentType = () => {
      const {connected} = useContext(HookContext);
      return <p>{String(useSample(connected === true))}</p>;
    };
    return {screens: [Screen]};
  });

/** A function that takes the buying of the shop, a way to show a text and a way to read what is owned. */
export const buyingGuard = (name: string): Role =>
  roleIn(requestScenarios, ({callable}, stage) => {
    const show = (text: string) => void stage.alerts.push(text);
    return {
      buy: (productId) => {
        const shop = referenceShop(stage);
        const readOwned = async () => {
          const owned = await call(stage.library, 'getAvailablePurchases');
          await shop.recover();
          return owned;
        };
        return callable(name)(productId, async () => shop.buy(productId), show, readOwned);
      },
    };
  });

/** A hook around the buying of the shop that lets one purchase run at a time, with an indicator. */
export const oneAtATime = (hook: string): Role =>
  roleIn(requestScenarios, ({callable}, stage) => {
    const useSample = callable(hook);
    let guard: Payload = {};
    const Screen: ComponentType = () => {
      const made = useSample(
        (productId: string) => referenceShop(stage).buy(productId),
        () => referenceShop(stage).recover(),
      );
      if (!isRecord(made)) throw new Error(`${hook} returns nothing.`);
      guard = made;
      return made.busy === true ? <div role="progressbar" /> : null;
    };
    return {screens: [Screen], buy: (productId) => call(guard, 'start', productId)};
  });
