import {type ReactNode, useEffect, useRef} from 'react';
import {scenarios} from '../../content/scenarios/scenarios.ts';
import type {ScenarioChoice} from './scenarioChoice.ts';
import styles from './styles.module.css';

type Props = {
  readonly app: string;
  readonly id: string;
  readonly play: (choice: ScenarioChoice) => void;
};

/** The scenario that the address names: what it shows, and a button; an address starts nothing by itself. */
export default function AskedScenario({app, id, play}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({block: 'center'});
    button.current?.focus({preventScroll: true});
  }, []);
  const found = scenarios.find((one) => one.app === app && one.id === id);
  if (!found)
    return (
      <div ref={place}>
        <p>This sample has no scenario with that name. Choose one from the list below.</p>
      </div>
    );
  const {title, goal, only} = found;
  return (
    <div ref={place} className={styles.asked}>
      <p>
        <strong>Scenario: {title}</strong>
      </p>
      <p>{goal}</p>
      <p>
        <button ref={button} type="button" className={styles.open} onClick={() => play({id, only})}>
          Play this scenario
        </button>
      </p>
    </div>
  );
}
