import {type PlayerProps, ScenarioPlayer} from 'playground-frame/scenarios/ScenarioPlayer';
import type {ReactNode} from 'react';
import {scenarios} from '../../content/scenarios/scenarios.ts';

/** Plays the scenarios of this site. */
export default function SiteScenarios(props: PlayerProps): ReactNode {
  return <ScenarioPlayer {...props} scenarios={scenarios} />;
}
