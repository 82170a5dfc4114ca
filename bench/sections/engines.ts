import {ensureEngines} from '../../scripts/test/installEngines.ts';
import {openEngine} from '../../tests/engines/drivers/openEngine.ts';
import {listLinks} from '../content/sidebar.ts';
import {measureVisit} from '../measure/measureVisit.ts';
import {startServer} from '../serve/startServer.ts';
import type {SiteName} from '../sites/sites.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';

/** The other sections measure in Chromium alone. */
const otherEngines = ['firefox', 'webkit'] as const;

const compared: readonly SiteName[] = ['ours', 'starlight', 'docusaurus'];

/**
 * Visits the median page in the other engines, unthrottled, the sites in turns. Each visit has its own server, so an
 * address that the browser has not seen, and an empty cache.
 */
export const engines: Section = async (bench) => {
  const {options, page, measurements, sites, tell} = bench;
  const target = listLinks().find((path) => path !== page);
  if (target === undefined) throw new Error('The sidebar has no page but the measured one.');
  ensureEngines();
  for (const engine of otherEngines) {
    tell(`visits in ${engine}`);
    const driver = await openEngine(engine);
    try {
      // The first visit of a browser opens more than the page.
      for (let run = 0; run <= options.runs; run += 1)
        for (const {setup, folder} of sites.filter(({setup: {name}}) => compared.includes(name)))
          await attempt(bench, setup.name, `visit in ${engine}`, async () => {
            const server = await startServer(folder);
            try {
              await driver.renew();
              const figures = await measureVisit(
                driver,
                server.origin + setup.addressOf(page),
                setup.addressOf(target),
              );
              if (run === 0) return;
              for (const [measure, value] of Object.entries(figures))
                measurements.add(`${engine}.${measure}`, setup.name, value);
            } finally {
              await server.stop();
            }
          });
    } finally {
      await driver.close();
    }
  }
};
