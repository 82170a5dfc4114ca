import {execFileSync, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {docsVersions, liveVersion} from '../src/site/versions.ts';
import {afterCut} from './cut-version/afterCut.ts';
import {cutTable} from './cut-version/cutTable.ts';
import {readArguments} from './cut-version/readArguments.ts';

const TABLE = 'src/site/versionTable.json';

/** Cuts the version in docs/: copies it to versioned_docs and updates the table of versions. */
function cutVersion(args: readonly string[]): void {
  const {cut, next} = readArguments(args, liveVersion().version);
  if (execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).trim() !== '') {
    throw new Error(
      'The work tree has changes: commit them first, so that the cut can be seen and undone.',
    );
  }
  const table = cutTable(docsVersions, cut, next);
  run('npx', 'docusaurus', 'docs:version', cut);
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
  run(
    'npx',
    'prettier',
    '--write',
    '--log-level',
    'warn',
    TABLE,
    'versions.json',
    'versioned_sidebars',
  );
  run('npx', 'tsx', 'scripts/update-surface.ts');
  // What the check names is left to do; it does not make the cut fail.
  const isSound = spawnSync('npm', ['run', '--silent', 'check'], {stdio: 'inherit'}).status === 0;
  console.info(execFileSync('git', ['status', '--short'], {encoding: 'utf8'}));
  console.info(afterCut(cut, next, isSound));
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {stdio: 'inherit'});
}

try {
  cutVersion(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
