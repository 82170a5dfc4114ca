import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {cpus, release, totalmem, type as systemType} from 'node:os';
import {join} from 'node:path';
import {findBrowser} from '../../scripts/test/findBrowser.ts';
import type {ChosenPages} from '../content/corpus.ts';
import {PHONE_SLOWDOWN} from '../measure/conditions.ts';
import {buildRuns, type Options} from '../options.ts';
import {peersFolder} from '../sites/sites.ts';

/** Describes when, on what and how often was measured. */
export function describeRun(options: Options, pages: ChosenPages, docsPages: number): string[] {
  const processors = cpus();
  const peers = [
    versionIn(join(peersFolder, 'starlight'), '@astrojs/starlight'),
    versionIn(join(peersFolder, 'starlight'), 'astro'),
    versionIn(join(peersFolder, 'vitepress'), 'vitepress'),
    versionIn(join(peersFolder, 'docusaurus'), '@docusaurus/core'),
  ];
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Machine: ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${systemType()} ${release()}`,
    `Versions: Node ${process.versions.node}, ${browserVersion()}; ours on ${versionIn('.', '@docusaurus/core')}, peers ${peers.join(', ')}`,
    `Runs: ${options.runs} of each browser measurement, alternating between sites, with an empty cache each time; ${buildRuns(options)} of each build of the real content, one of the others. Sections: ${options.sections.join(', ')}`,
    `Conditions: a phone of 412 × 823 px, CPU slowed down ${PHONE_SLOWDOWN} times, 1.6 Mbit/s down, 150 ms to each response, without slow start; navigation on a desktop of 1280 px, same network. All sites from the same server, text as gzip 9`,
    `Content: ${docsPages} pages and posts, the same on all sites; the large corpus has the docs ${options.factor} times, with words replaced, and is in no sidebar`,
    `Pages: \`${pages.median}\` has the median length of the current docs, \`${pages.largestReference}\` is the longest reference page`,
    'Builds: the generator alone, without checking the samples and without the compressed copies, which are listed separately; ours also writes cards, Markdown twins and four search indexes. Stock Docusaurus has no search',
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
