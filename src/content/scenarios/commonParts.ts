import type {ScenarioStep} from 'playground-frame/scenarios/scenario';

/** The step that most scenarios share. */
export const pay: ScenarioStep = {say: 'The user pays.', sheet: 'approve'};

/** The same for a plan, whose free trial costs nothing yet. */
export const confirm: ScenarioStep = {
  say: 'The user confirms the payment sheet.',
  sheet: 'approve',
};
