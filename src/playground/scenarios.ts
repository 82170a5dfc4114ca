import {coinScenarios} from './coinScenarios.ts';
import {planScenarios, unlockScenarios} from './lastingScenarios.ts';
import type {Scenario} from './scenario.ts';

/** Every scenario, by the app that it plays in. */
export const scenarios: readonly Scenario[] = [
  ...coinScenarios.map((scenario) => ({...scenario, app: 'basic-store'})),
  ...unlockScenarios.map((scenario) => ({...scenario, app: 'complete-impl'})),
  ...planScenarios.map((scenario) => ({...scenario, app: 'subscription-manager'})),
];
