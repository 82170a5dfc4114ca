import vm from 'node:vm';
import {byName, expoModules, turboModule} from './nativeModules.ts';
import {newScreen} from './newScreen.ts';

type Callable = {readonly runApplication: (name: string, parameters: object) => void};

/**
 * Runs the bundle of an app as a phone does, with React Native's own renderer, whose native half draws into memory. When the app
 * asks for it, it starts anew, and finds its files as they were.
 */
export function openPhone(bundle: string, answer: typeof fetch) {
  const files = new Map<string, string>();
  let screen = newScreen();
  const start = (): void => {
    // An app that has ended goes on drawing where nobody looks.
    screen = newScreen();
    const modules = new Map<string, () => Callable>();
    const native = (name: string) => turboModule(name, start);
    const app = vm.createContext({
      console: {...console, log() {}, info() {}, debug() {}, warn() {}, error() {}},
      ...{setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate},
      ...{atob, btoa},
      requestAnimationFrame: (draw: (now: number) => void) => setTimeout(draw, 1, Date.now()),
      cancelAnimationFrame: clearTimeout,
      nativeFabricUIManager: screen.manager,
      nativePerformanceNow: () => performance.now(),
      nativeModuleProxy: byName(native),
      __turboModuleProxy: native,
      __nativeComponentRegistry__hasComponent: () => true,
      RN$Bridgeless: true,
      RN$registerCallableModule: modules.set.bind(modules),
      expo: expoModules(files),
    });
    vm.runInContext('var global = globalThis', app);
    vm.runInContext(bundle, app);
    app['fetch'] = answer;
    modules.get('AppRegistry')?.().runApplication('main', {rootTag: 1, fabric: true});
  };
  start();
  return {text: () => screen.text(), press: (name: string) => screen.press(name)};
}
