import {describe, it} from 'vitest';
import {type PlatformName, traitsOf} from '../versions.ts';
import {newest, openApp, type TestApp} from './testApp.ts';

type Tell = (title: string, test: () => Promise<void>) => void;

/** A release on a system, and what its tests need. */
export type World = {
  readonly version: string;
  readonly platform: PlatformName;
  readonly ios: boolean;
  /** The function that loads products. */
  readonly loader: string;
  readonly isNewest: boolean;
  /** Release 2.7.5. */
  readonly old: boolean;
  /** Tests of one system. */
  readonly onIos: Tell;
  readonly onAndroid: Tell;
  /** An app without a screen on a new phone. */
  readonly open: () => Promise<TestApp>;
  /** The same, connected, listening and with these products loaded. */
  readonly ready: (...ids: readonly string[]) => Promise<TestApp>;
};

/** Tests every release that the simulated stores tell apart, on every system. */
export function inEachWorld(what: string, tests: (world: World) => void): void {
  const versions = [newest, '2.8.0', '2.7.5'];
  for (const version of versions)
    for (const platform of ['ios', 'android'] as const) {
      const open = () => openApp({version, platform});
      const ready = async (...ids: readonly string[]) => {
        const app = await open();
        await app.start(...ids);
        return app;
      };
      const ios = platform === 'ios';
      const on = (isHere: boolean): Tell => (isHere ? it : () => {});
      describe(`${what}, ${version} on ${platform}`, () =>
        tests({
          loader: traitsOf(version).shortNames ? 'requestProducts' : 'fetchProducts',
          ...{version, platform, ios, isNewest: version === newest, old: version === '2.7.5'},
          ...{onIos: on(ios), onAndroid: on(!ios), open, ready},
        }));
    }
}
