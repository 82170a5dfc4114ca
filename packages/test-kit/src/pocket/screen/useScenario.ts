import {useEffect, useState} from 'react';
import {orderOf} from '../../panel/orders.ts';
import type {StoreScenario} from './scenarios.ts';
import type {useStore} from './useStore.ts';

/** Plays scenarios, one at a time. */
export type ScenarioPlayer = ReturnType<typeof useScenario>;

/** Plays scenarios: what the user does in the app comes when the app asks for it, the rest at a press. */
export function useScenario({acts, sheet, send}: ReturnType<typeof useStore>) {
  const [chosen, setChosen] = useState<{readonly scenario: StoreScenario; readonly done: number}>();
  const step = chosen?.scenario.steps[chosen.done];
  const order = step && orderOf(step, {acts, sheet});
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
    /** With its next step, which waits for a press; undefined while the phone is not ready for it. */
    playing: chosen && {...chosen, next: order && go},
    play: (scenario?: StoreScenario) => setChosen(scenario && {scenario, done: 0}),
    /** The sheet that is open is the scenario's, and nobody else is asked. */
    answersSheet: order?.type === 'sheet',
  };
}
