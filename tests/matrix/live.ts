import fc from 'fast-check';
import type {Act} from './acts/act.ts';
import {hasNoStore, isOfHook} from './acts/connecting.ts';
import {type Life, owner} from './life.ts';

const MOST_ACTS = 16;

/** An app, what can happen to it, and how often that is tried. */
export type Trial<Tested extends Life> = {
  readonly build: () => Promise<Tested>;
  readonly acts: readonly fc.Arbitrary<Act<Tested>>[];
  /** What the user does once everything works again. */
  readonly tryAgain: (life: Tested) => Promise<void>;
  readonly close: (life: Tested) => Promise<void>;
  readonly runs: number;
  /** The same histories in each run; a longer run has more of them. */
  readonly seed: number;
};

/** Lets a phone live through generated histories; the answer has the shortest that breaks a promise, if one does. */
export async function tryOut<Tested extends Life>(trial: Trial<Tested>) {
  return fc.check(
    fc.asyncProperty(
      fc.commands([...trial.acts], {maxCommands: MOST_ACTS, size: 'max'}),
      (history: Iterable<Act<Tested>>) => live(trial, history),
    ),
    {numRuns: trial.runs, seed: trial.seed},
  );
}

/** One life of a phone: everything goes wrong, then everything works, and every promise must be kept. */
async function live<Tested extends Life>(
  trial: Trial<Tested>,
  history: Iterable<Act<Tested>>,
): Promise<void> {
  const life = await trial.build();
  const rejected = (error: unknown) => void (isOfHook(error) || life.rejections.push(error));
  process.on('unhandledRejection', rejected);
  const {now} = Date;
  Date.now = () => life.phone.clock.now;
  try {
    await life.start();
    await fc.asyncModelRun(() => ({model: life.phone, real: life}), history);
    await endWell(trial, life);
  } finally {
    await life.kill();
    Date.now = now;
    process.off('unhandledRejection', rejected);
  }
}

async function endWell<Tested extends Life>(
  {tryAgain, close}: Trial<Tested>,
  life: Tested,
): Promise<void> {
  const {device} = life.phone;
  await life.putRight();
  await life.signIn(owner);
  if (hasNoStore(life.phone)) await life.kill();
  if (!life.isRunning) await life.start();
  device.sendToBack();
  device.bringToFront();
  await life.settle();
  // The module waits a moment after Apple's sheet for subscriptions is closed.
  await life.pass(5000);
  life.forget();
  await tryAgain(life);
  life.keepPromises('back');
  await life.kill();
  await life.start();
  // What an event started is done before the next read.
  await life.settle();
  life.keepPromises('restarted');
  await close(life);
  life.keepPromises('gone');
}
