import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {ANCHORS_FILE, anchorsText, readLinkedAnchors} from '../src/checks/pages/linkedAnchors.ts';
import {pageIds} from '../src/site/sidebars.ts';
import {docsVersions, liveVersion} from '../src/site/versions.ts';
import {afterCut, cutTable, readArguments} from './cut-version/cut.ts';
import {linkedNow} from './cut-version/linkedNow.ts';
import {pagePaths} from './pagePaths.ts';
import {newPages, PROMISED_FILE, promisePages} from './promised.ts';
import {runScript} from './runScript.ts';

const TABLE = 'src/site/versionTable.json';
const RELEASE_LINES = 'packages/api-data/src/releaseLines.json';

/** Cuts the version in docs/: copies it to versioned_docs and updates the table of versions. */
async function cutVersion(args: readonly string[]): Promise<void> {
  const {cut, next} = readArguments(args, liveVersion().version);
  if (execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).trim() !== '') {
    throw new Error(
      'The working tree has uncommitted changes. Commit them first so that you can review and undo the cut.',
    );
  }
  const table = cutTable(docsVersions, cut, next);
  writeFileSync(ANCHORS_FILE, anchorsText(await linkedNow('.', readLinkedAnchors('.'))));
  run('npx', 'docusaurus', 'docs:version', cut);
  const sidebar = `versioned_sidebars/version-${cut}-sidebars.json`;
  const sidebars: LoadedVersion['sidebars'] = JSON.parse(readFileSync(sidebar, 'utf8'));
  const listed = Object.values(sidebars).flat().flatMap(pageIds);
  const paths = new Set(listed.map((id) => id.replace(/\/index$/, '')));
  promisePages(newPages(pagePaths('.', cut, [cut]), paths, cut));
  writeJson(
    TABLE,
    table.map(({version, status, label, path}) => ({version, status, label, path})),
  );
  writeJson(
    RELEASE_LINES,
    table.map(({version, patch, package: name, olderPatches, playable}) => ({
      version,
      patch,
      package: name,
      olderPatches,
      playable,
    })),
  );
  const written = [TABLE, RELEASE_LINES, PROMISED_FILE, 'versions.json', 'versioned_sidebars'];
  run('npx', 'prettier', '--write', '--log-level', 'warn', ...written);
  run('npm', 'run', '--silent', 'update:surface');
  const isSound = spawnSync('npm', ['run', '--silent', 'check'], {stdio: 'inherit'}).status === 0;
  console.info(execFileSync('git', ['status', '--short'], {encoding: 'utf8'}));
  console.info(afterCut(cut, next, isSound));
  if (!isSound) process.exitCode = 1;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {stdio: 'inherit'});
}

void runScript(() => cutVersion(process.argv.slice(2)));
