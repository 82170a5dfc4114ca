import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {Button} from '../panel/Button.tsx';
import {platformNames, type Scenario, scenarioGroups} from './scenario.ts';
import {type Phone, ScenarioSteps} from './ScenarioSteps.tsx';

/** What the player of scenarios gets from the phone. */
export type PlayerProps = Phone & {
  readonly app: string;
  readonly platform: PlatformName;
  readonly choosePlatform: (platform: PlatformName) => void;
  /** The scenario that the reader chose before the phone ran. */
  readonly initial: string | undefined;
  /** Changes with each new phone, so that the scenario starts again at its first step. */
  readonly turn: number;
  readonly restart: () => void;
};

/** Lets the reader choose a platform and a scenario of the app, and plays it. */
export function ScenarioPlayer(
  props: PlayerProps & {readonly scenarios: readonly Scenario[]},
): ReactNode {
  const {scenarios, app, platform, choosePlatform, initial, turn, restart, ...phone} = props;
  const [chosen, setChosen] = useState(initial);
  const [isOpen, setOpen] = useState(initial === undefined);
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(true);
  const id = useId();
  useEffect(() => {
    // Whoever asked for a scenario goes on with its steps.
    if (isAsked.current) place.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    isAsked.current = false;
  }, [turn]);
  const fitting = scenarios.filter((one) => one.app === app && (one.only ?? platform) === platform);
  const scenario = fitting.find((one) => one.id === chosen);
  const choose = (wanted?: string): void => {
    isAsked.current = wanted !== undefined;
    setChosen(wanted);
    setOpen(wanted === undefined);
    restart();
  };
  const choice = (title: string, line: string, wanted?: string): ReactNode => (
    <Button
      key={title}
      aria-current={scenario?.id === wanted ? true : undefined}
      onClick={() => choose(wanted)}
    >
      <strong>{title}</strong> <span>{line}</span>
    </Button>
  );
  return (
    <div ref={place} className="play-scenario" tabIndex={-1}>
      <fieldset className="play-group">
        <legend>Platform</legend>
        {(['ios', 'android'] as const).map((name) => (
          <label key={name} className="play-control">
            <input
              type="radio"
              name={id}
              checked={name === platform}
              onChange={() => choosePlatform(name)}
            />{' '}
            {platformNames[name]}
          </label>
        ))}
      </fieldset>
      {scenario && (
        <ScenarioSteps
          key={`${scenario.id} ${platform} ${turn}`}
          {...phone}
          scenario={scenario}
          again={() => choose(scenario.id)}
        />
      )}
      {fitting.length > 0 && (
        <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary>{scenario ? 'All scenarios' : `Scenarios: ${fitting.length} to play`}</summary>
          <div className="play-list">
            {choice('Play freely', 'No scenario: press what you like.')}
            {scenarioGroups.map((group) => {
              const own = fitting.filter((one) => one.group === group);
              return own.length === 0 ? null : (
                <fieldset key={group} className="play-group">
                  <legend>{group}</legend>
                  {own.map((one) => choice(one.title, one.goal, one.id))}
                </fieldset>
              );
            })}
          </div>
        </details>
      )}
    </div>
  );
}
