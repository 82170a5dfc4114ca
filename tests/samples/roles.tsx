import {type ComponentType, useEffect} from 'react';
import {isRecord} from './library.ts';
import {HookContext, type Shop} from './referenceShop.tsx';
import {claims, type Role, type Stories} from './role.ts';
import {interruptions} from './scenarios/interruptions.ts';
import {refunds} from './scenarios/refunds.ts';
import {strictMode} from './scenarios/remounts.ts';
import {requestScenarios} from './scenarios/requests.ts';
import {restoring} from './scenarios/restoring.ts';

const singleMount = [...requestScenarios, ...interruptions, ...refunds];
/** What everything that handles purchases lives through. */
export const purchaseScenarios = [...singleMount, strictMode];

const nothing = () => undefined;

/** A component that opens the store for the screens below it, and the hook that reads it; most load products too. */
export function provider(
  component: string,
  hook: string,
  loads: 'loads' | 'only opens' = 'loads',
): Role {
  return {
    name: 'provider',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (stage, run) => {
      const names = await run();
      const Sample = names.component(component);
      const useStore = names.callable(hook);
      const Bridge: Shop['Provider'] = ({children}) => {
        const value = useStore();
        if (!isRecord(value)) throw new Error(`${hook} returns nothing.`);
        stage.hook = value;
        return <HookContext value={value}>{children}</HookContext>;
      };
      return {
        Provider: ({children}) => (
          <Sample>
            <Bridge>{children}</Bridge>
          </Sample>
        ),
        ...(loads === 'loads' && {load: nothing}),
      };
    },
  };
}

/** A function that takes each purchase: checks, gives, finishes. */
export function handler(name: string): Role {
  return {
    name: 'handler',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (_stage, run) => ({handle: (await run()).callable(name)}),
  };
}

/** A function that asks the server about a purchase; `read` finds the answer in what it returns. */
export function checker(name: string, read: (answer: unknown) => boolean): Role {
  return {
    name: 'checker',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (_stage, run) => {
      const check = (await run()).callable(name);
      return {check: async (purchase) => read(await check(purchase))};
    },
  };
}

/** A hook that picks up what an earlier process left open. */
export function recovery(hook: string): Role {
  return {
    name: 'recovery',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (_stage, run) => {
      const recover = (await run()).callable(hook);
      const Recovery: ComponentType = () => {
        recover();
        return null;
      };
      return {screens: [Recovery], recover: nothing};
    },
  };
}

/** A component with a button that restores. */
export function restoreButton(component: string, label: string): Role {
  return {
    name: 'restore',
    scenarios: restoring,
    product: 'remove_ads',
    cast: async (stage, run) => ({
      screens: [(await run()).component(component)],
      restore: () => stage.press(label),
    }),
  };
}

/** A function that connects and listens, and returns what closes the store again. */
export function opener(name: string): Role {
  return {
    name: 'opener',
    // Two that overlap share the connection; what keeps them apart is another sample.
    scenarios: singleMount,
    product: 'coins_100',
    cast: async (stage, run) => {
      const open = (await run()).callable(name);
      const Provider: Shop['Provider'] = ({children}) => {
        useEffect(() => {
          const opened = Promise.resolve(open());
          opened.catch((error: unknown) => void stage.reports.push(error));
          return () => {
            opened
              .then((close) => (typeof close === 'function' ? close() : undefined))
              .catch(nothing);
          };
        }, []);
        return children;
      };
      return {Provider};
    },
  };
}

/** A component that connects, loads, sells by a button with this text, and handles what is bought. */
export function wholeShop(component: string, button: string): Role {
  return {
    name: 'whole shop',
    scenarios: purchaseScenarios,
    product: 'coins_100',
    cast: async (stage, run) => {
      const Sample = (await run()).component(component);
      return {
        Provider: ({children}) => (
          <>
            <Sample />
            {children}
          </>
        ),
        load: nothing,
        // Without a connection there is nothing to press.
        buy: () => (stage.screen.querySelector('button') ? stage.press(button) : undefined),
      };
    },
  };
}

/** A hook on a screen of a shop that is open, with what it is called with. */
export function screenHook(name: string, values: readonly unknown[], stories: Stories): Role {
  return {
    ...claims(stories),
    name: 'screen',
    cast: async (_stage, run) => {
      const useSample = (await run()).callable(name);
      const Screen: ComponentType = () => {
        useSample(...values);
        return null;
      };
      return {screens: [Screen]};
    },
  };
}

/** A component on the screen of a shop that is open. */
export function screen(name: string, stories: Stories): Role {
  return {
    ...claims(stories),
    name: 'screen',
    cast: async (_stage, run) => ({screens: [(await run()).component(name)]}),
  };
}
