import path from 'node:path';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import type {LibraryVersion} from 'expo-iap-test-kit/versions';
import type {SampleModule} from 'mdx-samples/modules';
import {emitSample} from './emitSample.ts';
import {type Library, loadLibrary} from './library.ts';

/** What an app sends to its server, which refuses everything. */
export type Sent = {readonly url: string; readonly body: string};

/** An app that runs on a phone. */
export type RunningApp = {
  /** What a file of the app exports. */
  readonly exportsOf: (file: string) => Library;
  readonly library: Library;
  readonly sent: readonly Sent[];
};

/** Starts the files of an app with a release behind its imports. */
export async function startApp(
  modules: readonly SampleModule[],
  phone: Simulator,
  release: LibraryVersion,
): Promise<RunningApp> {
  setSimulator(phone);
  const library = await loadLibrary(release);
  const sent: Sent[] = [];
  const loaded = new Map<string, Library>();
  const packages: Readonly<Record<string, Library>> = {
    'expo-iap': library,
    'react-native': {Platform: {OS: phone.platform}},
    'expo-constants': {default: {appOwnership: null}},
  };
  const send = (url: string, {body}: {readonly body: string}) => {
    sent.push({url, body});
    return Promise.resolve({ok: false});
  };
  return {library, sent, exportsOf: (file) => load(moduleOf(`/${file}`))};

  function moduleOf(ending: string): SampleModule {
    const found = modules.find(({fileName}) =>
      ['', '.ts', '.js', '/index.ts'].some((rest) => fileName.endsWith(`${ending}${rest}`)),
    );
    if (!found) throw new Error(`The app has no file that ends with ${ending}.`);
    return found;
  }

  function load({fileName, text}: SampleModule): Library {
    const before = loaded.get(fileName);
    if (before) return before;
    const module = {exports: {}};
    loaded.set(fileName, module.exports);
    const require = (name: string): Library => {
      if (name.startsWith('.'))
        return load(moduleOf(path.posix.join(path.dirname(fileName), name)));
      const found = packages[name];
      if (!found) throw new Error(`${fileName} imports ${name}, which this test does not have.`);
      return found;
    };
    const code = emitSample(text, fileName).text;
    const names = ['require', 'module', 'exports', 'fetch'];
    const program: unknown = Reflect.construct(Function, [...names, code]);
    if (typeof program !== 'function') throw new Error('A function is missing.');
    Reflect.apply(program, undefined, [require, module, module.exports, send]);
    loaded.set(fileName, module.exports);
    return module.exports;
  }
}
