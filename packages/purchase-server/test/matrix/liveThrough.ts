import type {Phone} from 'expo-iap-test-kit/kit';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createPurchaseServer} from '../../src/server.ts';
import {type Act, actsOn} from './acts.ts';
import {BrokenPromise} from './promises.ts';
import type {CreateServer, Setting} from './setting.ts';
import {Town} from './town.ts';
import {userOf} from './truth.ts';

/** The same histories in each run; a longer run has more of them. */
const SEED = 53;
const RUNS = Number(process.env['MATRIX_RUNS'] ?? 25);
const MOST_ACTS = 32;
const DAY = 24;

export type Lives = {
  readonly runs: number;
  readonly shrinks?: boolean;
  readonly only?: readonly string[];
  /** Any without it. */
  readonly setting?: Partial<Setting>;
};

/** What is usual stands first, and twice. */
const settings = fc.record<Setting>({
  owners: fc.constantFrom('accounts', 'accounts', 'installations'),
  environment: fc.constantFrom('Production', 'Production', 'Sandbox'),
  lineItems: fc.constantFrom('newest last', 'newest first'),
});

/** The matrix of one store: each in a file of its own, so that both run at once. */
export function describeMatrix(os: Phone['os']): void {
  it(`the server keeps every promise on ${os}`, {timeout: 60_000 * RUNS}, async () => {
    expect(await liveThrough(os, createPurchaseServer, {runs: RUNS})).toBe('');
  });
}

/** Lets a server live through generated histories; answers with the shortest story that breaks a promise, or nothing. */
export async function liveThrough(
  os: Phone['os'],
  create: CreateServer,
  {runs, shrinks = true, only, setting}: Lives,
): Promise<string> {
  const {errorInstance, seed, counterexamplePath} = await fc.check(
    fc.asyncProperty(
      settings,
      fc.commands(
        actsOn(os, (town) => town.checkNextAccount(), only),
        {maxCommands: MOST_ACTS, size: 'max'},
      ),
      (any: Setting, history: Iterable<Act>) => live(os, create, {...any, ...setting}, history),
    ),
    {numRuns: runs, seed: SEED, endOnFailure: !shrinks},
  );
  return errorInstance === null ? '' : `${String(errorInstance)}\n(${seed} ${counterexamplePath})`;
}

async function live(
  os: Phone['os'],
  create: CreateServer,
  setting: Setting,
  history: Iterable<Act>,
) {
  const town = await Town.build(os, create, setting);
  try {
    await fc.asyncModelRun(() => ({model: town, real: town}), history);
    await endWell(town, setting);
  } catch (error) {
    const story =
      error instanceof BrokenPromise ? error.message : String(Reflect.get(Object(error), 'stack'));
    throw new Error([...town.lived, story].join('\n'));
  } finally {
    await town.end();
  }
}

/** Everything works again, and what is due is done: then the server knows what the stores know. */
async function endWell(town: Town, setting: Setting): Promise<void> {
  const {truth, world} = town;
  const {phone} = world;
  await town.land();
  town.trouble.end();
  town.lacks.clear();
  town.setAhead(0);
  town.lived.push('everything works again');
  await town.work();
  await town.tell((waiting) => waiting);
  const start = phone.time;
  await phone.forward({hours: town.wasAhead ? 55 : 31});
  // A list names what is read next, and that may name more.
  for (let time = 0; time < 3; time += 1) await town.work();
  truth.note();
  for (const known of truth.all) if (known.isCertain) truth.heard(known);
  if (town.os === 'android') checkAcknowledged(town, start);
  // What follows is read in the ledger: nobody asks the store for it now.
  town.trouble.isDown = true;
  await town.checkAccounts();
  town.trouble.end();
  town.lived.push('the apps start');
  for (const user of truth.everybody) truth.signUp(user);
  await town.checkAccounts();
  for (const purchase of truth.unfinished) {
    const own = userOf(purchase);
    const users = [...truth.accounts].toSorted((one) => (one === own ? -1 : 1));
    for (const user of users) await town.send(user, purchase);
    const known = truth.of(purchase);
    truth.heard(known);
    if (setting.owners === 'installations' && !known.isVoid && known.owner === undefined)
      throw new BrokenPromise('lost', `${purchase.id} is nobody's`);
  }
  await town.checkAccounts();
}

/** Google gives back what nobody acknowledged in three days. */
function checkAcknowledged({truth, world}: Town, start: number): void {
  for (const purchase of truth.purchases) {
    const {id, payment, finished, upgraded, boughtAt, revokedAt} = purchase;
    const known = truth.of(purchase);
    if (known.owner === undefined || !known.isCertain) continue;
    if (payment === 'paid' && !finished && !upgraded)
      throw new BrokenPromise('lost', `${id} is not acknowledged`);
    const isTakenBack = world.phone.events.some(
      ({purchase: name, details}) =>
        name === id && Reflect.get(Object(details), 'why') === 'not acknowledged in time',
    );
    if (isTakenBack && boughtAt > start - DAY * 3_600_000 && (revokedAt ?? 0) > start)
      throw new BrokenPromise('lost', `Google took ${id} back`);
  }
}
