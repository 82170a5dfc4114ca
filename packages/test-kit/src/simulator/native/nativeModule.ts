import {CodedError, SimulatorError} from '../errors.ts';
import {AppleError} from '../store/appleErrors.ts';
import type {World} from '../world.ts';
import {NativeArguments} from './arguments.ts';
import {Emitter} from './emitter.ts';

/** One function of the module's definition. */
export type NativeFunction = {
  /** Fewest and most arguments. */
  readonly counts: readonly [number, number];
  /** `Function` instead of `AsyncFunction`: runs at once, on the thread of JavaScript. */
  readonly synchronous?: true;
  readonly run: (args: NativeArguments) => unknown;
};

/** A function with so many arguments. */
export function takes(count: number, run: NativeFunction['run']): NativeFunction {
  return {counts: [count, count], run};
}

/** Sends an event to JavaScript. */
export type SendEvent = (event: string, payload: Readonly<Record<string, unknown>>) => void;

/** The native code of one process. */
export type NativeCode = {
  readonly functions: Readonly<Record<string, NativeFunction>>;
  readonly errorCodes: readonly string[];
  /** Events that the definition names; others never reach JavaScript. */
  readonly events: readonly string[];
  readonly startObserving: () => void;
  readonly stopObserving: () => void;
  /** Cuts the ties to the store when the process ends. */
  readonly die: () => void;
};

type Listener = (payload: unknown) => void;

type Process = {
  readonly code: NativeCode;
  readonly emitter: Emitter;
  readonly isAlive: () => boolean;
};

/** What `requireNativeModule('ExpoIap')` returns. */
export type NativeModule = {
  readonly ERROR_CODES: Readonly<Record<string, string>>;
  readonly addListener: (event: string, listener: Listener) => {remove: () => void};
  readonly removeListener: (event: string, listener: Listener) => void;
  readonly removeAllListeners: (event: string) => void;
  readonly listenerCount: (event: string) => number;
  readonly [name: string]: unknown;
};

/** Makes the native module; its code and its listeners are new in each process of the app. */
export function createNativeModule(
  world: World,
  createCode: (send: SendEvent) => NativeCode,
): NativeModule {
  const {device, log} = world;
  const start = () => {
    const number = device.process;
    const isAlive = () => device.running && device.process === number;
    const code = createCode((event, payload) => {
      if (isAlive()) send(world, event, payload, {code, emitter, isAlive});
    });
    const emitter = new Emitter(code.startObserving, code.stopObserving);
    return {code, emitter, isAlive};
  };
  let process = start();
  device.onProcess(
    () => {
      process = start();
    },
    () => process.code.die(),
  );
  const names = Object.keys(process.code.functions);
  const functions = names.map((name) => {
    const call = (...values: unknown[]) => {
      const native = process.code.functions[name];
      if (!native) throw new SimulatorError(`The module has lost its function ${name}.`);
      // Code of a dead process does not run; in a test its last cleanup still does.
      if (!process.isAlive()) return new Promise(() => {});
      log.note('app', `calls ${name}`, values);
      return callNative(world, name, native, values, process.isAlive);
    };
    return [name, call] as const;
  });
  return {
    ...Object.fromEntries(functions),
    ERROR_CODES: Object.fromEntries(process.code.errorCodes.map((code) => [code, code])),
    addListener: (event, listener) => process.emitter.addListener(event, listener),
    removeListener: (event, listener) => process.emitter.removeListener(event, listener),
    removeAllListeners: (event) => process.emitter.removeAllListeners(event),
    listenerCount: (event) => process.emitter.listenerCount(event),
  };
}

// Events are queued for the thread of JavaScript, before the answer of the call that caused them
// (expo-modules-core 2.5.0 `ios/Core/Events/LegacyEventEmitterCompat.swift:20-30`).
function send(
  {log, moments}: World,
  event: string,
  payload: unknown,
  {code, emitter, isAlive}: Process,
): void {
  if (!code.events.includes(event)) return log.note('native', `may not send ${event}`, payload);
  log.note('native', `sends ${event}`, payload);
  queueMicrotask(() => {
    if (event === 'purchase-updated') moments.reach('delivered');
    if (!isAlive()) return;
    emitter.emit(event, payload, (error) => {
      log.note('app', `a listener of ${event} throws`, String(error));
      queueMicrotask(() => {
        throw error;
      });
    });
  });
}

function callNative(
  world: World,
  name: string,
  {counts, synchronous, run}: NativeFunction,
  values: readonly unknown[],
  isAlive: () => boolean,
): unknown {
  const {device, log, platform} = world;
  const args = new NativeArguments(values, platform);
  const body = () => {
    args.checkCount(...counts);
    return run(args);
  };
  if (synchronous) {
    const answer = body();
    log.note('native', `answers ${name}`, answer);
    return answer;
  }
  const work =
    device.nativeQueue === 'behind'
      ? Promise.resolve().then(body)
      : new Promise((done) => done(body()));
  // Nobody gets the answer of a process that is gone: such a promise stays open forever.
  return new Promise((resolve, reject) => {
    work.then(
      (answer) => {
        if (!isAlive()) return;
        log.note('native', `answers ${name}`, answer);
        resolve(answer);
      },
      (error: unknown) => {
        if (!isAlive()) return;
        const rejection = toRejection(error, name, platform === 'ios');
        const code = rejection instanceof CodedError ? rejection.code : rejection.name;
        log.note('native', `rejects ${name}`, {code, message: rejection.message});
        reject(rejection instanceof SimulatorError ? error : rejection);
      },
    );
  });
}

// Expo on iOS wraps the message and keeps the code (`ios/Core/Functions/AnyFunctionDefinition.swift:78`);
// `promise.reject(code, message)` on Android reaches JavaScript as it is.
function toRejection(error: unknown, name: string, wraps: boolean): Error {
  if (error instanceof SimulatorError) return error;
  if (error instanceof CodedError) {
    if (!wraps) return error;
    const message = `Calling the '${name}' function has failed\n→ Caused by: ${error.message}`;
    return new CodedError(error.code, message);
  }
  if (error instanceof AppleError) return new CodedError('ERR_UNEXPECTED', error.message);
  return error instanceof Error ? error : new Error(String(error));
}
