import {describe, it} from 'vitest';
import {type PlatformName, traitsOf} from '../versions.ts';
import {newest, openApp} from './testApp.ts';

type Tell = (title: string, test: () => Promise<void>) => void;

/** A release on a system, and what its tests need. */
function worldOf(version: string, platform: PlatformName) {
  const ios = platform === 'ios';
  const on = (isHere: boolean): Tell => (isHere ? it : () => {});
  /** An app without a screen on a new phone. */
  const open = () => openApp({version, platform});
  return {
    ...{version, platform, ios, open},
    /** The function that loads products. */
    loader: traitsOf(version).shortNames ? 'requestProducts' : 'fetchProducts',
    isNewest: version === newest,
    /** Whether native functions and products have the names of the last releases of 2.8. */
    isLate: !traitsOf(version).shortNames,
    old: version === '2.7.5',
    /** Tests of one system. */
    onIos: on(ios),
    onAndroid: on(!ios),
    /** An app that is connected, listens, and has loaded these products. */
    async ready(...ids: readonly string[]) {
      const app = await open();
      await app.start(...ids);
      return app;
    },
  };
}

/** Tests every release that the simulated stores tell apart, on every system. */
export function inEachWorld(
  what: string,
  tests: (world: ReturnType<typeof worldOf>) => void,
): void {
  for (const version of [newest, '2.8.7', '2.8.0', '2.7.5'])
    for (const platform of ['ios', 'android'] as const)
      describe(`${what}, ${version} on ${platform}`, () => tests(worldOf(version, platform)));
}
