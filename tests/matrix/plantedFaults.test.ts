// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {faultyBlock, plantedBlockFaults} from './blocks/plantedBlockFaults.ts';
import {liveWithBlock} from './blocks/runBlocks.ts';
import {liveThrough} from './history.ts';
import {BrokenPromise} from './keepPromises.ts';
import {plantedFaults} from './plantedFaults.ts';
import {type PromiseName, promises} from './promises.ts';
import {readApp} from './shopApp.ts';

/** Histories until the fault must be found; its own number, so that a long run finds nothing more. */
const RUNS = 300;
const MOST_ACTS = 8;

beforeEach(() => {
  for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

function expectFound(error: unknown, promise: PromiseName): void {
  if (!(error instanceof BrokenPromise)) throw new Error(`Found ${String(error)}.`);
  expect(error.message).toContain(promises[promise].words);
  expect(error.acts.length).toBeLessThanOrEqual(MOST_ACTS);
}

describe.each([
  ['a sample', plantedFaults],
  ['a block of a page', plantedBlockFaults],
])('a fault in a copy of %s', (_what, faults) => {
  it('is planted for every promise', () => {
    const planted = faults.map(({promise}) => promise);
    expect(new Set(planted)).toEqual(new Set(Object.keys(promises)));
  });
});

describe('a fault in a copy of a sample', () => {
  it.each(plantedFaults)('is found: $what', async ({promise, app, platform, plants}) => {
    // One fault can break several promises.
    const faulty = {...readApp('2.8', app, plants), watched: [promise]};
    expectFound((await liveThrough(faulty, platform, RUNS)).errorInstance, promise);
  });
});

describe('a fault in a copy of a block', () => {
  it.each(plantedBlockFaults)('is found: $what', async (fault) => {
    const {promise, platform} = fault;
    const {errorInstance} = await liveWithBlock(await faultyBlock(fault), platform, RUNS);
    expectFound(errorInstance, promise);
  });
});
