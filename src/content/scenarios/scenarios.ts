import type {Scenario} from 'playground-frame/scenarios/scenario';
import {coinScenarios} from './coinScenarios.ts';
import {guideScenarios} from './guideScenarios.ts';
import {planScenarios, unlockScenarios} from './lastingScenarios.ts';

/** Every scenario, by the app that it plays in. */
export const scenarios: readonly Scenario[] = [
  ...coinScenarios.map((scenario) => ({...scenario, app: 'basic-store'})),
  ...unlockScenarios.map((scenario) => ({...scenario, app: 'complete-impl'})),
  ...planScenarios.map((scenario) => ({...scenario, app: 'subscription-manager'})),
  ...guideScenarios.map((scenario) => ({...scenario, app: 'guides'})),
];

/** Returns the scenario of an app, or fails with those that the app has. */
export function scenarioOf(app: string, id: string): Scenario {
  const own = scenarios.filter((one) => one.app === app);
  const found = own.find((one) => one.id === id);
  if (found) return found;
  const known = own.map((one) => one.id).join(', ') || 'none';
  throw new Error(`The app "${app}" has no scenario "${id}". Scenarios: ${known}.`);
}
