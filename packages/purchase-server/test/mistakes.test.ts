import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {liveThrough} from './matrix/liveThrough.ts';
import {mistakes} from './matrix/mistakes.ts';
import {promises} from './matrix/promises.ts';
import type {CreateServer} from './matrix/setting.ts';
import {connectStores} from './world.ts';

/** Histories until a mistake must be found. */
const RUNS = 40;

const source = fileURLToPath(new URL('../src/server.ts', import.meta.url));

connectStores();

it.each(mistakes.map((mistake, index) => ({...mistake, index})))(
  'the matrix finds a server in which $what',
  async ({os, acts, breaks, setting, index}) => {
    const path = `${source}?mistake=${index}`;
    const loaded: unknown = await import(/* @vite-ignore */ path);
    const create: unknown = Reflect.get(Object(loaded), 'createPurchaseServer');
    if (!isCreate(create)) throw new Error('The server exports nothing.');
    const story = await liveThrough(os, create, {
      ...{runs: RUNS, shrinks: false, only: acts.split(', ')},
      ...(setting && {setting}),
    });
    expect(breaks.some((name) => story.includes(promises[name]))).toBe(true);
  },
  300_000,
);

function isCreate(value: unknown): value is CreateServer {
  return typeof value === 'function';
}
