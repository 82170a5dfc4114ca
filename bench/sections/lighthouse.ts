import {measureLighthouse} from '../measure/measureLighthouse.ts';
import {attempt} from './bench.ts';
import type {Section} from './bench.ts';
import {repeatUntilSteady} from './repeatUntilSteady.ts';
import {withServers} from './withServers.ts';

/** Sites that Lighthouse compares: ours and the one that paints first among the peers. */
const COMPARED: readonly string[] = ['ours', 'starlight'];

/** Asks Lighthouse for the largest paint of three kinds of pages on a phone, beside Starlight in the same run. */
export const lighthouse: Section = async (bench) => {
  const {pages, measurements} = bench;
  await withServers(bench, async (served, _browser, port) => {
    const compared = served.filter(({setup}) => COMPARED.includes(setup.name));
    for (const [kind, path] of Object.entries({
      intro: '/docs/intro',
      guide: '/docs/guides/purchases',
      reference: pages.largestReference,
    })) {
      const measure = `lighthouse.${kind}`;
      await repeatUntilSteady(bench, `Lighthouse on ${path}`, [measure], async () => {
        for (const {setup, origin} of compared)
          await attempt(bench, setup.name, 'Lighthouse', async () =>
            measurements.add(
              measure,
              setup.name,
              await measureLighthouse(port, `${origin}${setup.addressOf(path)}`),
            ),
          );
      });
    }
  });
};
