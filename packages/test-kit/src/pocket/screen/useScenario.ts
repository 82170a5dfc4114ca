import {useEffect, useState} from 'react';
import {orderOf, type PanelOrder} from '../../panel/orders.ts';
import type {StoreScenario} from './scenarios.ts';
import type {StoreState} from './useStore.ts';

/** A scenario that plays. */
export type Playing = {
  readonly scenario: StoreScenario;
  /** How many steps are done. */
  readonly done: number;
  /** Does the next step, which waits for a press; undefined while the phone is not ready for it. */
  readonly next: (() => void) | undefined;
};

/** Plays scenarios, one at a time. */
export type ScenarioPlayer = {
  readonly playing: Playing | undefined;
  readonly play: (scenario?: StoreScenario) => void;
  /** The sheet that is open is the scenario's, and nobody else is asked. */
  readonly answersSheet: boolean;
};

/** Plays scenarios: what the user does in the app comes when the app asks for it, the rest at a press. */
export function useScenario(state: StoreState, send: (order: PanelOrder) => void): ScenarioPlayer {
  const [chosen, setChosen] = useState<{readonly scenario: StoreScenario; readonly done: number}>();
  const step = chosen?.scenario.steps[chosen.done];
  const order = step && orderOf(step, state);
  const go = (): void => {
    if (!chosen || !order) return;
    setChosen({...chosen, done: chosen.done + 1});
    send(order);
  };
  const comesByItself = order !== undefined && order.type !== 'act';
  useEffect(() => {
    if (!comesByItself) return undefined;
    const soon = setTimeout(go);
    return () => clearTimeout(soon);
  });
  return {
    playing: chosen && {...chosen, next: order && go},
    play: (scenario) => setChosen(scenario && {scenario, done: 0}),
    answersSheet: order?.type === 'sheet',
  };
}
