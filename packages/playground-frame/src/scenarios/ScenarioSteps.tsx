import {orderOf} from 'expo-iap-test-kit/panel/orders';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {View} from '../page/readReport.ts';
import {Button} from '../panel/Button.tsx';
import type {Order} from '../protocol.ts';
import type {Scenario, ScenarioStep} from './scenario.ts';

/** What a scenario sees of the phone, and how it plays. */
export type Phone = {
  readonly view: View | undefined;
  /** How many orders were sent to the phone; the next step waits until all of them are done. */
  readonly sent: number;
  readonly send: (order: Order) => void;
};

type Props = Phone & {readonly scenario: Scenario; readonly again: () => void};

/** Plays a scenario step by step or at once; each step waits until the phone is ready for it. */
export function ScenarioSteps({scenario, view, sent, send, again}: Props): ReactNode {
  const [done, setDone] = useState(0);
  const [plays, setPlays] = useState(false);
  // A timer of the drawing before can still fire: no step may be sent twice.
  const sentSteps = useRef(0);
  const step = scenario.steps[done];
  const order = step && view && view.obeyed === sent ? nextOrder(step, view) : undefined;
  const doStep = (): void => {
    if (!order || sentSteps.current > done) return;
    sentSteps.current = done + 1;
    send(order);
    setDone(done + 1);
  };
  useEffect(() => {
    if (!plays) return undefined;
    const soon = setTimeout(doStep);
    return () => clearTimeout(soon);
  });
  return (
    <>
      <h2 className="play-title">{scenario.title}</h2>
      <p>{scenario.goal}</p>
      <p className="play-tools">
        <Button
          data-next=""
          // It waits for the phone.
          aria-disabled={step !== undefined && order === undefined}
          onClick={step ? doStep : again}
        >
          {step ? 'Next step' : 'Play again'}
        </Button>
        {step && <Button onClick={() => setPlays(true)}>Play all</Button>}
        <span role="status">
          {step ? `${done} of ${scenario.steps.length} steps done` : 'End of the scenario'}
        </span>
      </p>
      <ol>
        {scenario.steps.map(({say}, index) => (
          <li key={index} aria-current={index === done ? 'step' : undefined}>
            {say}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The order to send to the frame for a step of a scenario; undefined while the phone is not ready for it. */
function nextOrder(step: ScenarioStep, view: View): Order | undefined {
  const isShown = (name: string): boolean => view.buttons.some((one) => one.startsWith(name));
  if ('press' in step) {
    // The rest of the name may change until the frame presses the button: a price, an offer that comes later.
    return isShown(step.press) ? {type: 'press', name: step.press} : undefined;
  }
  const {after} = step;
  return after === undefined || isShown(after) ? orderOf(step, view) : undefined;
}
