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

/** What JavaScript itself, or a test that prints the module, asks of any object. */
const PROTOCOL =
  /^(?:then|toJSON|toString|valueOf|constructor|inspect|asymmetricMatch|nodeType|[$@_].*)$/;

/** The native side of the library, on the phone of the running test; `missing` says what it has under other names. */
export function nativeOfPhone(missing: (name: string) => unknown): object {
  return new Proxy(
    {},
    {
      get(_target, name): unknown {
        if (typeof name === 'symbol' || PROTOCOL.test(name)) return undefined;
        // The library reads its constants while it loads, when there may be no phone.
        if (/^[A-Z]/.test(name)) return Reflect.get(current?.nativeModule ?? {}, name);
        const found: unknown = Reflect.get(simulator().nativeModule, name);
        return found ?? missing(name);
      },
    },
  );
}
