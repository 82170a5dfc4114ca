import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {latestVersion} from '../../src/site/versions.ts';
import {measureDevServer} from '../measure/measureDevServer.ts';
import {measureMistakes} from '../measure/measureMistakes.ts';
import {openBrowser} from '../serve/openBrowser.ts';
import {ourSite} from '../sites/ourSite.ts';
import type {Section} from './bench.ts';

/** Starts our development server for one docs version, without caches and with them, and makes mistakes in samples. */
export const devServer: Section = async ({options, measurements, tell}) => {
  for (const measure of ['dev.cold', 'dev.warm']) {
    if (measure === 'dev.cold')
      for (const cache of ourSite.caches)
        rmSync(join(ourSite.folder, cache), {recursive: true, force: true});
    tell(`development server, ${measure === 'dev.cold' ? 'without' : 'with'} caches`);
    const browser = await openBrowser();
    const seconds = await measureDevServer(ourSite.folder, latestVersion().version, browser);
    await browser.close();
    measurements.add(measure, 'ours', seconds);
    tell(`  ${seconds.toFixed(1)} s`);
  }
  tell(`development server: ${options.runs} mistakes in a sample`);
  const {version} = latestVersion();
  for (const seconds of await measureMistakes(ourSite.folder, version, options.runs))
    measurements.add('dev.mistake', 'ours', seconds);
};
