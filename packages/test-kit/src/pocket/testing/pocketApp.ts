import {vi} from 'vitest';
import {exampleCatalog} from '../../simulator/exampleCatalog.ts';
import {createSimulator, createStores} from '../../simulator/simulator.ts';
import {newest, runLibrary, type TestApp} from '../../simulator/testing/testApp.ts';
import {type PlatformName, traitsOf} from '../../simulator/versions.ts';
import {openPocket} from '../openPocket.ts';
import {pocketPhone} from '../pocketPhone.ts';
import type {PocketSettings} from '../replayedPhone.ts';
import type {RunningPhone} from '../runningPhone.ts';
import type {FileSystem} from '../storage.ts';

/** Files of a phone, as `expo-file-system` has them since Expo SDK 54. */
export function newFiles(): FileSystem {
  const texts = new Map<string, string>();
  class File {
    readonly #path: string;
    constructor(folder: unknown, name: string) {
      this.#path = `${folder}/${name}`;
    }
    get exists() {
      return texts.has(this.#path);
    }
    create() {
      texts.set(this.#path, '');
    }
    text = () => texts.get(this.#path) ?? '';
    write(text: string) {
      if (!this.exists) throw new Error('There is no such file.');
      texts.set(this.#path, text);
    }
  }
  return {File, Paths: {document: 'documents'}};
}

/** The app of a developer, whose library runs on the simulated store. */
export type PocketApp = {
  readonly app: TestApp;
  readonly phone: RunningPhone;
  /** Waits until the phone is in a state. */
  readonly when: (is: () => boolean) => Promise<void>;
  /** Starts the app anew, after a kill or without one. */
  readonly restart: (...products: readonly string[]) => Promise<PocketApp>;
  readonly reloads: () => number;
};

export async function openPocketApp(
  platform: PlatformName,
  products: readonly string[],
  files: FileSystem = newFiles(),
  catalog: PocketSettings['catalog'] = exampleCatalog,
  server?: string,
): Promise<PocketApp> {
  vi.stubGlobal('__DEV__', true);
  const settings = {platform, version: newest};
  const reload = vi.fn();
  const nativeModule = openPocket(
    createStores[platform],
    {...settings, traits: traitsOf(newest), catalog},
    {files, devSettings: {reload}, server},
  );
  const phone = pocketPhone();
  if (!phone) throw new Error('The app has no phone.');
  const app = await runLibrary({...createSimulator(settings), nativeModule}, newest);
  await app.start(...products);
  return {
    ...{app, phone},
    reloads: () => reload.mock.calls.length,
    when: (is) =>
      new Promise((done) => {
        const stop = phone.subscribe(() => {
          if (!is()) return;
          stop();
          done();
        });
      }),
    restart: (...ids) => openPocketApp(platform, ids, files, catalog, server),
  };
}
