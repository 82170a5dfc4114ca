import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';

const commands = [
  ['docusaurus', 'build'],
  ['docusaurus', 'build', 'tests/faults/chrome'],
  ['playwright', 'test', '--project', 'pictures', '--update-snapshots=all'],
];

// Pictures of screens that no longer exist would stay otherwise.
rmSync('tests/chromium/pictures', {recursive: true, force: true});
for (const command of commands) {
  const {status} = spawnSync('npx', command, {stdio: 'inherit'});
  if (status !== 0) {
    console.error(
      `"npx ${command.join(' ')}" failed: the pictures in tests/chromium/pictures are not complete.`,
    );
    process.exit(1);
  }
}
