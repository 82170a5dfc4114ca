import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {ComponentType} from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {createRoot, type Root} from 'react-dom/client';
import {type App, TICK} from '../protocol.ts';
import {closeAlerts, showAlert} from './alerts.ts';
import {AppScreen, isBlank} from './AppScreen.tsx';
import {appTimers} from './appTimers.ts';
import {printed, withCallsInLog} from './libraryCalls.ts';
import {loadModules} from './modules.ts';
import {placeOfApp} from './placeOfApp.ts';
import * as reactNative from './reactNative.tsx';
import {serverFetch} from './server.ts';

/** What apps may import. The library asks for its platform while it loads, so the phone must exist first. */
export async function loadPackages(): Promise<Packages> {
  return new Map<string, unknown>([
    ['react', React],
    ['react/jsx-runtime', jsxRuntime],
    ['expo-iap', strict('expo-iap', withCallsInLog(await import('expo-iap')))],
  ]);
}

/** Packages by the name that an app imports. */
export type Packages = ReadonlyMap<string, unknown>;

/** A package that throws for names that the simulator does not have, instead of returning undefined. */
function strict(name: string, parts: object): object {
  return new Proxy(parts, {
    get(target, part): unknown {
      if (part in target || typeof part === 'symbol' || part === '__esModule' || part === 'default')
        return Reflect.get(target, part);
      throw new Error(`not simulated: "${part}" of "${name}"`);
    },
  });
}

type HostOptions = {
  readonly phone: Simulator;
  readonly app: App;
  readonly packages: Packages;
  readonly onError: (error: unknown) => void;
  /** What the app's code calls in each loop and each function. */
  readonly tick: () => void;
};

/** Runs the process of an app: mounts it when the phone starts it, and ends it when the phone kills it. */
export class AppHost {
  readonly #options: HostOptions;
  /** Leaves the phone to another host. */
  readonly leave: () => void;
  #root: Root | undefined;
  #mountedAt = 0;
  #stopTimers = () => {};

  constructor(options: HostOptions) {
    this.#options = options;
    const {device} = options.phone;
    this.leave = device.onProcess(
      () => this.mount(),
      () => this.unmount(),
    );
    if (device.running) this.mount();
  }

  /** The app was mounted and shows nothing, be it by its own code or because it threw. */
  get isBlank(): boolean {
    const sinceMount = this.#options.phone.clock.now - this.#mountedAt;
    return this.#root !== undefined && isBlank(placeOfApp(), sinceMount);
  }

  mount(): void {
    const {phone, app, packages, onError, tick} = this.#options;
    this.#mountedAt = phone.clock.now;
    try {
      const place = placeOfApp();
      const timers = appTimers(phone.clock);
      this.#stopTimers = timers.stop;
      const globals = {
        ...timers.globals,
        fetch: serverFetch(phone),
        console: consoleOf(phone),
        [TICK]: tick,
      };
      const parts = strict('react-native', {...reactNative, Alert: alertOf(phone)});
      const all = new Map(packages).set('react-native', parts);
      const component = loadModules(app.files, all, globals)(app.entry).default;
      if (!isComponent(component))
        throw new Error(`${app.entry} has no component as its default export.`);
      this.#root = createRoot(place, {onUncaughtError: onError});
      const appProps = {...app.props, ...functionsOf(app, phone)};
      this.#root.render(React.createElement(AppScreen, {app: component, appProps, onError}));
    } catch (error) {
      onError(error);
    }
  }

  unmount(): void {
    this.#stopTimers();
    closeAlerts();
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** Keeps the process and mounts the app again, as Fast Refresh does. */
  reload(): void {
    this.unmount();
    this.mount();
  }
}

/** Code of a process that was killed still runs here but, as on a phone, does not show anything. */
function alertOf({device}: Simulator) {
  const {process} = device;
  return {
    alert: (...alert: Parameters<typeof showAlert>) => {
      if (device.running && device.process === process) showAlert(...alert);
    },
  };
}

function functionsOf({functions}: App, {log}: Simulator) {
  const call =
    (name: string) =>
    (...args: readonly unknown[]) =>
      log.note('app', `runs ${name}`, args);
  return Object.fromEntries(functions.map((name) => [name, call(name)]));
}

/** The app's messages belong in the log with everything else. */
function consoleOf({log}: Simulator) {
  const note =
    (level: string) =>
    (...parts: readonly unknown[]) =>
      log.note('app', `console.${level}`, parts.map(printed).join(' '));
  const levels = ['log', 'info', 'warn', 'error', 'debug'];
  return Object.fromEntries(levels.map((level) => [level, note(level)]));
}

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function';
}
