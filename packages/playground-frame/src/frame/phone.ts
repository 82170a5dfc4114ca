import type {Simulator} from 'expo-iap-test-kit/simulator';

let current: Simulator | undefined;

/** Puts the app on another phone; the package's JavaScript stays loaded and talks to the new one. */
export function setCurrentSimulator(simulator: Simulator): void {
  current = simulator;
}

/** The phone that the app runs on. */
export function phone(): Simulator {
  if (current) return current;
  throw new Error('The app asks for its phone before there is one.');
}
