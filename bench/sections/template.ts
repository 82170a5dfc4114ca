import {join} from 'node:path';
import {buildStockTemplate, buildTemplate} from 'docusaurus-first-view/fixture';
import {measureView} from '../measure/measureView.ts';
import {openBrowser} from '../serve/openBrowser.ts';
import {startServer} from '../serve/startServer.ts';
import {benchFolder, type TemplateName} from '../sites/sites.ts';
import {attempt, type Section} from './bench.ts';
import {repeatUntilSteady} from './repeatUntilSteady.ts';

const PAGE = '/docs/intro';

const builders: readonly [TemplateName, (folder: string) => Promise<string>][] = [
  ['template', buildStockTemplate],
  ['template-first-view', buildTemplate],
];

/** Opens a page of the classic template on a slow phone, without and with the first-view plugin, in turns. */
export const template: Section = async (bench) => {
  const {measurements, tell} = bench;
  const served: {name: TemplateName; origin: string; stop: () => Promise<void>}[] = [];
  for (const [name, build] of builders) {
    tell(`build of ${name}`);
    const folder = await build(join(benchFolder, name));
    served.push({name, ...(await startServer(folder))});
  }
  const browser = await openBrowser();
  try {
    // The first visit of a browser opens more than the page, and the server compresses what it has not sent before.
    for (const {origin} of served) await measureView(browser, origin + PAGE);
    await repeatUntilSteady(bench, `first view of ${PAGE}`, ['view.lcp'], async () => {
      for (const {name, origin} of served)
        await attempt(bench, name, 'first view', async () => {
          const figures = await measureView(browser, origin + PAGE);
          for (const [measure, value] of Object.entries(figures))
            measurements.add(measure, name, value);
        });
    });
  } finally {
    await browser.close();
    await Promise.all(served.map(({stop}) => stop()));
  }
};
