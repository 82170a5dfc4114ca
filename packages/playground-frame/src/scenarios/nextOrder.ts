import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import type {ScenarioStep} from './scenario.ts';

/** The order to send to the frame for a step of a scenario; undefined while the phone is not ready for it. */
export function nextOrder(step: ScenarioStep, {acts, buttons, sheet}: View): Order | undefined {
  if ('press' in step) {
    // The rest of the name may change until the frame presses the button: a price, an offer that comes later.
    const isThere = buttons.some((button) => button.startsWith(step.press));
    return isThere ? {type: 'press', name: step.press} : undefined;
  }
  if ('sheet' in step) return sheet ? {type: 'sheet', choice: step.sheet} : undefined;
  if ('killWhen' in step) return {type: 'killWhen', moment: step.killWhen};
  const {after} = step;
  if (after !== undefined && !buttons.some((button) => button.startsWith(after))) return undefined;
  const state = acts.findLast(({act, whyNot}) => act === step.act && whyNot === undefined);
  if (!state) return undefined;
  const {act, purchase} = state;
  return {type: 'act', act, ...(purchase !== undefined && {purchase})};
}
