import type {PlatformName} from 'expo-iap-test-kit/versions';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {scenariosOn} from '../../behavior/playVersion.ts';
import {storeActs} from '../acts/storeActs.ts';
import {troubles} from '../acts/troubles.ts';
import {countHistories} from '../counted.ts';
import {tryOut} from '../live.ts';
import {story} from '../story.ts';
import {type ActingBlock, actingBlocks, titleOf} from './actingBlocks.ts';
import {blockActs} from './blockActs.ts';
import {BlockLife} from './blockLife.ts';
import {runsNowhere} from './spared.ts';

/** Histories of each block and platform: an eighth of those of a shop, since there are many more blocks. */
const RUNS = Math.ceil(Number(process.env['MATRIX_RUNS'] ?? 40) / 8);

/** Lets a shop with a block in it live through generated histories. */
export async function liveWithBlock(block: ActingBlock, platform: PlatformName, runs = RUNS) {
  return tryOut<BlockLife>({
    build: () => BlockLife.build(block, platform),
    acts: [
      ...blockActs(platform, block.role.product),
      ...storeActs(platform),
      ...troubles(platform),
    ],
    tryAgain: (life) => life.useBlock(),
    close: (life) => life.close(),
    runs,
    seed: seedOf(block),
  });
}

/** Makes the tests of a docs version: every block that does something with the store, on both platforms. */
export async function runBlocks(docs: string): Promise<void> {
  beforeEach(() => {
    for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  for (const block of await actingBlocks(docs)) {
    if (runsNowhere(block)) continue;
    const platforms = (['ios', 'android'] as const).filter(
      (platform) => scenariosOn(block.role, platform).length > 0,
    );
    describe(`${titleOf(block.sample)} of ${docs}`, () => {
      it.each(platforms)('keeps every promise on %s', async (platform) => {
        const {errorInstance, numRuns} = await liveWithBlock(block, platform);
        countHistories(docs, 'blocks', numRuns);
        expect(story(errorInstance)).toBe('');
      });
    });
  }
}

/** Each block has its histories, the same in each run and wherever the block stands. */
function seedOf({sample}: ActingBlock): number {
  return [...titleOf(sample)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 40);
}
