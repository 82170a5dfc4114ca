import type {PlatformName} from 'expo-iap-test-kit/versions';
import {expect, test, vi} from 'vitest';
import {playedVersions} from '../samples.ts';
import {keepPromises} from './keepPromises.ts';
import {Shop} from './shop.tsx';
import {readApp} from './shopApp.ts';

/** A system under a docs version. */
export type World = {readonly docs: string; readonly platform: PlatformName};

/** Every system under every version that is played. */
export const worlds: readonly World[] = playedVersions.flatMap((docs) =>
  (['ios', 'android'] as const).map((platform) => ({docs, platform})),
);

/** `it` for an app that is on a new phone and does not run yet; whatever a test is about, no promise may be broken at its end. */
export function onShop(name: string, {docs, platform}: World) {
  return testsOf(platform, () => Shop.build(readApp(docs, name), platform));
}

/** The same for any app. */
export function testsOf(platform: PlatformName, build: () => Promise<Shop>) {
  const it = test.extend<{shop: Shop}>({
    shop: async ({}, provide) => {
      const shop = await build();
      vi.spyOn(Date, 'now').mockImplementation(() => shop.phone.clock.now);
      const rejected = (error: unknown) => void shop.rejections.push(error);
      process.on('unhandledRejection', rejected);
      try {
        await provide(shop);
        keepPromises(shop, 'always');
        expect(shop.phone.ledger.faults).toEqual([]);
      } finally {
        await shop.kill();
        process.off('unhandledRejection', rejected);
      }
    },
  });
  return {
    it,
    onIos: platform === 'ios' ? it : undefined,
    onAndroid: platform === 'android' ? it : undefined,
  };
}
