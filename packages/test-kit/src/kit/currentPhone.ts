import {SimulatorError} from '../simulator/errors.ts';
import type {Simulator} from '../simulator/simulator.ts';

let current: Simulator | undefined;

/** Puts the app on another phone; the library's JavaScript stays loaded and talks to the new one. */
export function setSimulator(simulator: Simulator): void {
  current = simulator;
}

/** The phone of the running test; undefined before the first one. */
export function currentSimulator(): Simulator | undefined {
  return current;
}

/** The phone of the running test. */
export function simulator(): Simulator {
  if (current) return current;
  throw new SimulatorError('There is no phone yet: call newPhone before the app uses the store.');
}
