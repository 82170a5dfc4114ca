// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import {liveVersion} from '@site/src/site/versions.ts';
import {importsOf} from './imports.ts';
import {releaseOf, type Setting} from './library.ts';
import {findFaults} from './mustNever.ts';
import {isFor, loadParts} from './part.ts';
import type {Role} from './role.ts';
import {runSample} from './runSample.ts';
import {playedVersions, type Sample, samplesOf} from './samples.ts';
import type {Scenario} from './scenario.ts';
import {Stage} from './stage.tsx';
import {supplyFrom} from './supplies.ts';

/** Samples that do nothing with a store: one divides a price, the other makes a list of a value. */
const plain = ['guides/faq price', 'guides/faq return-value'];

const allParts = await loadParts();

// Each sample in its role, in each scenario of the role, on both platforms.
for (const docs of playedVersions) {
  const parts = allParts.filter((part) => part.docs?.includes(docs) ?? true);
  const samples = samplesOf(docs);

  it(`every sample of ${docs} has a part, and every part a sample`, () => {
    const titles = samples.map(({page, name}) => `${page} ${name}`);
    expect(new Set(titles).size).toBe(titles.length);
    const named = new Set(parts.map(({page, sample}) => `${page} ${sample}`));
    expect(titles.filter((title) => !named.has(title))).toEqual(plain);
    // A part that names no version belongs to the newest pages; older ones may lack its sample.
    const own = parts.filter((part) => (part.docs ?? [liveVersion().version]).includes(docs));
    const lone = own.filter((part) => !samples.some((sample) => isFor(part, sample)));
    expect(lone.map(({page, sample}) => `${page} ${sample}`)).toEqual([]);
  });

  for (const sample of samples)
    for (const {role} of parts.filter((part) => isFor(part, sample)))
      describe(`${docs} ${sample.page} ${sample.name}`, () => {
        const library = releaseOf(sample.library);
        for (const platform of ['ios', 'android'] as const)
          for (const scenario of role.scenarios)
            if ((scenario.platform ?? platform) === platform)
              it(`${scenario.name}, on ${platform}`, () =>
                playScenario(sample, role, scenario, {library, platform}));
      });
}

async function playScenario(sample: Sample, role: Role, scenario: Scenario, setting: Setting) {
  const stages: Stage[] = [];
  const run = (stage: Stage) => runSample(sample, importsOf(stage), supplyFrom(stage));
  const build = async () => {
    const cast = async (one: Stage) =>
      role.cast === 'buy' ? {buy: () => run(one)} : (role.cast?.(await run(one), one) ?? {});
    const stage = await Stage.build(setting, cast, role.product);
    // Each phone is checked before the library talks to the next one.
    stages.push(stage);
    vi.spyOn(Date, 'now').mockImplementation(() => stage.phone.clock.now);
    return stage;
  };
  const rejected = (error: unknown) => void stages.at(-1)?.rejections.push(error);
  process.on('unhandledRejection', rejected);
  const check = async () => {
    const stage = stages.at(-1);
    if (stage) expect((await findFaults(stage)).join('\n')).toBe('');
  };
  try {
    const stage = await build();
    const another = async () => {
      await check();
      return build();
    };
    await scenario.play({stage, run: () => run(stage), another});
    await check();
  } finally {
    for (const stage of stages) stage.unmount();
    process.off('unhandledRejection', rejected);
  }
}
