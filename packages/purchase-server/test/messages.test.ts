import {appleCauses} from 'expo-iap-test-kit/testing/appleCauses';
import {googleCauses} from 'expo-iap-test-kit/testing/googleCauses';
import {describe, expect, it} from 'vitest';
import {connectStores, openWorld} from './world.ts';

connectStores();

const worlds = [
  {os: 'ios', causes: appleCauses},
  {os: 'android', causes: googleCauses},
] as const;

describe.each(worlds)('the server takes every message on $os', ({os, causes}) => {
  it.each(causes)('$type', async ({act}) => {
    const {phone, app, quiet, store, tell} = await openWorld(os);
    await act(phone, app);
    await quiet();
    const count = store.messages.length;
    expect(count).toBeGreaterThan(0);
    expect(await tell()).toEqual(Array.from({length: count}, () => 204));
    expect(await tell()).toEqual([]);
  });
});
