import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {cpus, release, totalmem, type as systemType} from 'node:os';
import {join} from 'node:path';
import {findBrowser} from '../../scripts/test/findBrowser.ts';
import {PHONE_SLOWDOWN} from '../measure/conditions.ts';
import {buildRuns, type Options} from '../options.ts';
import {peersFolder} from '../sites/sites.ts';

/** Describes when, on what and how often was measured. */
export function describeRun({runs, sections}: Options, page: string, pageCount: number): string[] {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `Run: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${systemType()} ${release()}; Node ${process.versions.node}, ${browserVersion()}`,
    ...(pageCount > 0 ? describeSites(page, pageCount) : []),
    `Slow phone: 412 × 823 px, processor slowed down ${PHONE_SLOWDOWN} times, 1.6 Mbit/s, 150 ms to each response, empty cache. Clicks: 1280 px, same network. Firefox and WebKit: nothing slowed down`,
    `Values are medians of ${runs} measurements (${buildRuns({runs})} for builds), with the minimum and maximum in parentheses. Sections: ${sections.join(', ')}`,
  ];
}

function describeSites(page: string, pageCount: number): string[] {
  const peers = [
    versionIn(join(peersFolder, 'starlight'), '@astrojs/starlight'),
    versionIn(join(peersFolder, 'vitepress'), 'vitepress'),
    versionIn(join(peersFolder, 'docusaurus'), '@docusaurus/core'),
  ];
  return [
    `Sites: ours on ${versionIn('.', '@docusaurus/core')}, ${peers.join(', ')}; ${pageCount} pages and posts, the same on all sites, from the same server with text as gzip 9. The measured page, \`${page}\`, has the median length`,
    `Builds: the generator alone. Ours also draws cards and writes Markdown twins and a search index for each version; stock Docusaurus has no search`,
  ];
}

function versionIn(folder: string, name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' &&
    manifest !== null &&
    'dependencies' in manifest &&
    new Map(Object.entries(manifest.dependencies ?? {})).get(name);
  return `${name} ${String(version)}`;
}

function browserVersion(): string {
  const browser = findBrowser();
  const {stdout} = spawnSync(browser ?? 'chromium', ['--version'], {encoding: 'utf8'});
  return stdout?.split(' built ')[0]?.trim() || 'unknown browser';
}
