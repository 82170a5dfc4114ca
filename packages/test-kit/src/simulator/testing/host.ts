import {SimulatorError} from '../errors.ts';
import type {Simulator} from '../simulator.ts';

let current: Simulator | undefined;

/** Puts the app on another phone; the package's JavaScript stays loaded and talks to the new one. */
export function setSimulator(simulator: Simulator): void {
  current = simulator;
}

/** The phone that the app runs on. */
export function simulator(): Simulator {
  if (current) return current;
  throw new SimulatorError('There is no phone yet; call setSimulator first.');
}
