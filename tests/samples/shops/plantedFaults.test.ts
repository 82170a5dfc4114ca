// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {describe, expect, it, vi} from 'vitest';
import {liveThrough} from './history.ts';
import {BrokenPromise} from './keepPromises.ts';
import {type PromiseName, promises} from './promises.ts';
import {type Plant, readApp} from './shopApp.ts';

/** A fault in a copy of a sample, and the promise that it breaks. */
type PlantedFault = {
  readonly promise: PromiseName;
  readonly what: string;
  readonly app: string;
  readonly platform: PlatformName;
  readonly plants: readonly Plant[];
};

const plantedFaults = readFileSync(`${import.meta.dirname}/plantedFaults.jsonl`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): PlantedFault => JSON.parse(line));

/** Histories until the fault must be found; its own number, so that a long run finds nothing more. */
const RUNS = 300;
const MOST_ACTS = 8;

vi.setConfig({testTimeout: 300_000});

describe('a fault in a copy of a sample', () => {
  it('is planted for every promise', () => {
    const planted = plantedFaults.map(({promise}) => promise);
    expect(new Set(planted)).toEqual(new Set(Object.keys(promises)));
  });

  it.each(plantedFaults)('is found: $what', async ({promise, app, platform, plants}) => {
    // One fault can break several promises.
    const faulty = {...readApp('2.8', app, plants), watched: [promise]};
    const {errorInstance: error} = await liveThrough(faulty, platform, RUNS);
    if (!(error instanceof BrokenPromise)) throw new Error(`Found ${String(error)}.`);
    expect(error.message).toContain(promises[promise].words);
    expect(error.acts.length).toBeLessThanOrEqual(MOST_ACTS);
  });
});
