import {stillOf} from 'playground-frame/addresses';
import {drawStill} from 'playground-frame/bundle/drawStill';
import type {Scenario} from 'playground-frame/scenarios/scenario';
import {scenarios} from '../../content/scenarios/scenarios.ts';

/** The pictures that pages show where no script runs: how each scenario ends, and the first of an app for the app. */
export function stills(): ReadonlyMap<string, string> {
  const first = new Map(scenarios.toReversed().map((one) => [one.app, one]));
  return new Map([
    ...[...first].map(([app, one]) => [stillOf(app), draw(one)] as const),
    ...scenarios.map((one) => [stillOf(one.app, one.id), draw(one)] as const),
  ]);
}

function draw({end, steps, only = 'ios'}: Scenario): string {
  const heading = typeof end.screen === 'string' ? end.screen : end.screen[only];
  const button = steps.flatMap((step) => ('press' in step ? step.press : []))[0];
  // On some screens the words are those of the button.
  return drawStill({heading, button: button === heading ? undefined : button});
}
