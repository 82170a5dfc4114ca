import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {cpus, release, totalmem, type as systemType} from 'node:os';
import {join} from 'node:path';
import {findBrowser} from '../../scripts/test/browsers.ts';
import {PHONE_SLOWDOWN} from '../measure/slowPage.ts';
import {MOST_BUILDS} from '../options.ts';
import type {Bench} from '../sections/bench.ts';
import {peersFolder} from '../sites/sites.ts';

/** The day of a run, by which its results are told from those of another. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Describes when, on what and how often was measured. */
export function describeRun({options, page, pageCount}: Bench): string[] {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const peers = [
    versionIn(join(peersFolder, 'starlight'), '@astrojs/starlight'),
    versionIn(join(peersFolder, 'vitepress'), 'vitepress'),
    versionIn(join(peersFolder, 'docusaurus'), '@docusaurus/core'),
  ];
  return [
    `Run: ${today()}, ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${systemType()} ${release()}; Node ${process.versions.node}, ${browserVersion()}`,
    `Sites: ours on ${versionIn('.', '@docusaurus/core')}, ${peers.join(', ')}; ${pageCount} pages and posts, the same on all sites, from the same server with text as gzip 9. The measured page, \`${page}\`, has the median length`,
    'Builds: the generator alone. Ours also draws cards and writes Markdown twins and a search index for each version; stock Docusaurus has no search',
    `Slow phone: 412 × 823 px, processor slowed down ${PHONE_SLOWDOWN} times, 1.6 Mbit/s, 150 ms to each response, empty cache. Clicks: 1280 px, same network`,
    `Values are medians of ${options.runs} measurements (at most ${MOST_BUILDS} for builds), with the minimum and maximum in parentheses. Sections: ${options.sections.join(', ')}`,
  ];
}

function versionIn(folder: string, name: string): string {
  const manifest: {dependencies: Readonly<Record<string, string>>} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return `${name} ${manifest.dependencies[name]}`;
}

function browserVersion(): string {
  const browser = findBrowser();
  const {stdout} = spawnSync(browser ?? 'chromium', ['--version'], {encoding: 'utf8'});
  return stdout?.split(' built ')[0]?.trim() || 'unknown browser';
}
