import type {ReactNode} from 'react';
import {Line, PressButton, Section} from './parts.tsx';
import {storeScenarios} from './scenarios.ts';
import type {ScenarioPlayer} from './useScenario.ts';

/** The scenarios to choose from, or the steps of the one that plays. */
export function Scenarios({playing, play}: ScenarioPlayer): ReactNode {
  if (!playing)
    return (
      <Section title="Scenarios">
        {storeScenarios.map((one) => (
          <PressButton key={one.title} label={one.title} onPress={() => play(one)} />
        ))}
      </Section>
    );
  const {scenario, done, next} = playing;
  const isOver = done === scenario.steps.length;
  return (
    <Section title={scenario.title}>
      <Line>{scenario.goal}</Line>
      <Line kind="quiet">The scenario answers the payment sheet for you.</Line>
      {scenario.steps.map(({say}, index) => (
        <Line key={index} kind={index < done ? 'quiet' : 'plain'}>
          {`${index + 1}. ${say}${index < done ? ' Done.' : ''}`}
        </Line>
      ))}
      {!isOver && <PressButton label="Next step" disabled={!next} onPress={() => next?.()} />}
      <PressButton label={isOver ? 'All scenarios' : 'Stop the scenario'} onPress={() => play()} />
    </Section>
  );
}
