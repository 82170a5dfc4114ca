import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Scenario} from './scenario.ts';
import {type Phone, ScenarioSteps} from './ScenarioSteps.tsx';

/** What the player of scenarios gets from the phone. */
export type PlayerProps = Phone & {
  readonly app: string;
  readonly platform: PlatformName;
  /** The scenario that the reader chose before the phone ran. */
  readonly initial: string | undefined;
  /** Changes with each new phone, so that the scenario starts again at its first step. */
  readonly turn: number;
  readonly restart: () => void;
};

/** Lets the reader choose a scenario of the app, and plays it. */
export function ScenarioPlayer(
  props: PlayerProps & {readonly scenarios: readonly Scenario[]},
): ReactNode {
  const {scenarios, app, platform, initial, turn, view, sent, send, restart} = props;
  const [chosen, setChosen] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  // Whoever asked for a scenario goes on with its steps.
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  const fitting = scenarios.filter(
    (one) => one.app === app && one.platforms.some((name) => name === platform),
  );
  const scenario = fitting.find(({id}) => id === chosen);
  const choose = (id: string): void => {
    setChosen(id);
    restart();
  };
  return (
    <div ref={place} className="play-scenario">
      <label>
        Scenario{' '}
        <select
          className="play-control"
          value={scenario?.id ?? ''}
          onChange={({target}) => choose(target.value)}
        >
          <option value="">None (play freely)</option>
          {fitting.map(({id, title}) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {scenario && (
        <ScenarioSteps
          key={`${scenario.id} ${platform} ${turn}`}
          scenario={scenario}
          view={view}
          sent={sent}
          send={send}
        />
      )}
    </div>
  );
}
