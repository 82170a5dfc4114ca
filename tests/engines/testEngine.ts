import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Act} from './acts/act.ts';
import type {Engine} from './drivers/Driver.ts';
import {openEngine} from './drivers/openEngine.ts';
import {asReader, type Reader} from './reader.ts';
import {serveSite} from './server/serveSite.ts';

/** Runs acts in one browser of an engine, each on its own site. */
export function testEngine(engine: Engine, acts: readonly Act[]): void {
  describe(engine, () => {
    let reader: Reader;
    beforeAll(async () => {
      reader = asReader(await openEngine(engine));
    });
    afterAll(() => reader.driver.close());
    for (const act of acts) it(act.title, () => perform(act, reader));
  });
}

/** Runs an act, and fails when pages or the browser complained of anything that it does not bring about. */
async function perform({run, expected, ...delivered}: Act, reader: Reader): Promise<void> {
  // What the act before was waiting for goes first.
  await reader.driver.renew();
  await reader.resize(1280, 800);
  const site = await serveSite(delivered);
  try {
    await run({reader, site});
    await reader.evaluate(async () => void (await Promise.all(Object(window).told ?? [])));
    const left = [...site.complaints, ...reader.driver.complaints()].filter(
      (text) => !expected?.test(text),
    );
    expect(left, left.join('\n')).toEqual([]);
  } finally {
    site.heal();
    await site.close();
  }
}
