import type {PlatformName} from 'expo-iap-test-kit/versions';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {importsOf} from './imports.ts';
import {releaseOf, type Setting} from './library.ts';
import {findFaults} from './mustNever.ts';
import {isFor, loadParts} from './part.ts';
import type {Role} from './role.ts';
import {runSample} from './runSample.ts';
import {type Sample, samplesOf} from './samples.ts';
import type {Scenario} from './scenario.ts';
import {Stage} from './stage.tsx';
import {supplyFrom} from './supplies.ts';

const platforms = ['ios', 'android'] as const;

/** Makes the tests of a docs version: each sample in its role, in each scenario of the role, on both platforms. */
export async function playVersion(docs: string): Promise<void> {
  const parts = await loadParts();
  beforeEach(() => {
    for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  for (const sample of await samplesOf(docs)) {
    const own = parts.filter((part) => isFor(part, sample));
    for (const {role} of own) {
      for (const platform of platforms) {
        const setting = {library: releaseOf(sample.library), platform};
        const scenarios = scenariosOn(role, platform);
        if (scenarios.length === 0) continue;
        describe(`${sample.page} ${sample.name} on ${platform}`, () => {
          for (const scenario of scenarios) {
            it(scenario.name, () => playScenario(sample, role, scenario, setting));
          }
        });
      }
    }
  }
}

/** The scenarios of a role that the platform knows. */
export function scenariosOn({scenarios}: Role, platform: PlatformName): readonly Scenario[] {
  return scenarios.filter((one) => (one.platform ?? platform) === platform);
}

async function playScenario(sample: Sample, role: Role, scenario: Scenario, setting: Setting) {
  const stages: Stage[] = [];
  const run = (stage: Stage) => runSample(sample, importsOf(stage), supplyFrom(stage));
  const build = async () => {
    const stage = await Stage.build(setting, (one) => role.cast(one, () => run(one)));
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
    await scenario.play({stage, product: role.product, run: () => run(stage), another});
    await check();
  } finally {
    for (const stage of stages) stage.unmount();
    process.off('unhandledRejection', rejected);
  }
}
