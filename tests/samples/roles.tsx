import {type ComponentType, useEffect} from 'react';
import {isRecord} from './library.ts';
import {HookContext, type Shop} from './referenceShop.tsx';
import {type Cast, claims, claimsWhenOpen, type Role, roleIn} from './role.ts';
import type {Stories} from './scenario.ts';
import {interruptions} from './scenarios/interruptions.ts';
import {refunds} from './scenarios/refunds.ts';
import {strictMode} from './scenarios/remounts.ts';
import {requestScenarios} from './scenarios/requests.ts';
import {restoring} from './scenarios/restoring.ts';

const singleMount = [...requestScenarios, ...interruptions, ...refunds];
const purchaseScenarios = [...singleMount, ...strictMode];

export const nothing = () => undefined;

/** A piece that handles purchases, or without which nobody could. */
export const purchasing = (cast: Cast): Role => roleIn(purchaseScenarios, cast);

/** A screen without a picture that uses a hook. */
export const screenOf =
  (useSample: () => unknown): ComponentType =>
  () => {
    useSample();
    return null;
  };

/** A provider that shows a component beside the shop. */
export const beside =
  (Sample: ComponentType): Shop['Provider'] =>
  ({children}) => (
    <>
      <Sample />
      {children}
    </>
  );

/** A provider that opens something; what this returns, perhaps later, closes it when the shop goes. */
export function opening(open: () => unknown, failed: (error: unknown) => void): Shop['Provider'] {
  return ({children}) => {
    useEffect(() => {
      const opened = open();
      const close = (end: unknown) => void (typeof end === 'function' && end());
      if (typeof opened === 'function') return () => close(opened);
      const later = Promise.resolve(opened);
      later.catch(failed);
      return () => void later.then(close).catch(nothing);
    }, []);
    return children;
  };
}

/** A component that opens the store for the screens below it, and the hook that reads it; most load products too. */
export const provider = (
  component: string,
  hook: string,
  loads: 'loads' | 'only opens' = 'loads',
): Role =>
  purchasing((names, stage) => {
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
  });

/** A function that takes each purchase: checks, gives, finishes. */
export const handler = (name: string): Role =>
  purchasing(({callable}) => ({handle: callable(name)}));

/** A function that asks the server about a purchase; `read` finds the answer in what it returns. */
export const checker = (name: string, read: (answer: unknown) => boolean): Role =>
  purchasing(({callable}) => ({check: async (purchase) => read(await callable(name)(purchase))}));

/** A hook that picks up what an earlier process left open. */
export const recovery = (hook: string): Role =>
  purchasing(({callable}) => ({screens: [screenOf(callable(hook))], recover: nothing}));

/** A component with a button that restores. */
export const restoreButton = (name: string, label: string): Role =>
  roleIn(
    restoring,
    ({component}, stage) => ({
      screens: [component(name)],
      restore: () => stage.press(label),
    }),
    'remove_ads',
  );

/** A function that connects and listens, and returns what closes the store again. */
export const opener = (name: string): Role =>
  // Two that overlap share the connection; what keeps them apart is another sample.
  roleIn(singleMount, ({callable}, stage) => ({
    Provider: opening(callable(name), (error) => void stage.reports.push(error)),
  }));

/** A component that connects, loads, sells by a button with this text, and handles what is bought. */
export const wholeShop = (name: string, button: string): Role =>
  purchasing(({component}, stage) => ({
    Provider: beside(component(name)),
    load: nothing,
    // Without a connection there is nothing to press.
    buy: () => (stage.buttons.length > 0 ? stage.press(button) : undefined),
  }));

/** A hook on a screen of a shop that is open, with what it is called with. */
export const screenHook = (name: string, values: readonly unknown[], stories: Stories): Role =>
  claimsWhenOpen(stories, undefined, ({callable}) => {
    const useSample = callable(name);
    return {screens: [screenOf(() => useSample(...values))]};
  });

/** A component on the screen of a shop that is open. */
export const screen = (name: string, stories: Stories): Role =>
  claims(stories, undefined, ({component}) => ({screens: [component(name)]}));
