import type {PlatformName} from 'expo-iap-test-kit/versions';
import {expect} from 'vitest';
import type {Callable, Names} from './runSample.ts';
import type {Stage} from './stage.tsx';

/** One story of a shop. What must never happen is checked after each; the story checks what must. */
export type Scenario = {
  readonly name: string;
  readonly platform?: PlatformName;
  readonly play: (scene: Scene) => Promise<void>;
};

/** What a story has at hand. */
export type Scene = {
  readonly stage: Stage;
  /** Runs the sample as a fresh module on this phone. */
  readonly run: () => Promise<Names>;
  /** The same shop on another new phone; it is checked like the first one. */
  readonly another: () => Promise<Stage>;
};

/** Stories by their names. */
export type Stories = Readonly<Record<string, Scenario['play']>>;

/** Stories about a function of the sample, which they ask. */
export type Questions = Readonly<
  Record<string, (scene: Scene, ask: Callable) => Promise<void> | void>
>;

/** Stories of a shop that the user has opened. */
export function whenOpen(stories: Stories): Stories {
  const plays = Object.entries(stories).map(([name, play]): [string, Scenario['play']] => [
    name,
    async (scene) => {
      await scene.stage.start();
      await play(scene);
    },
  ]);
  return Object.fromEntries(plays);
}

/** Stories as scenarios, perhaps of one platform. */
export function scenariosOf(stories: Stories, platform?: PlatformName): readonly Scenario[] {
  return Object.entries(stories).map(([name, play]) => ({name, play, ...(platform && {platform})}));
}

export function expectGiven(stage: Stage, times = 1): void {
  const given = [...stage.phone.ledger.rows.values()].reduce((sum, row) => sum + row.given, 0);
  expect(given, 'given').toBe(times);
}

export function expectFinished({phone}: Stage, id = 'T1'): void {
  expect(phone.store.get(id).finished, `${id} finished`).toBe(true);
}

/** What is paid for is given once and finished. */
export function expectSettled(stage: Stage): void {
  expectGiven(stage);
  expectFinished(stage);
}

/** Reads the one purchase that was made. */
export function onlyPurchase({phone}: Stage) {
  expect(phone.store.purchases.length, 'purchases').toBe(1);
  return phone.store.get('T1');
}
