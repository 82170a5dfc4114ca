import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {writeGallery} from './gallery/writeGallery.ts';

const FOLDER = 'tests/e2e/pictures';
const TARGET = '.cache/gallery';

/** Returns a picture as it was in a commit; nothing when it did not exist there. */
function readBefore(file: string, commit: string | undefined): Uint8Array | undefined {
  if (commit === undefined) return undefined;
  const {status, stdout} = spawnSync('git', ['show', `${commit}:${FOLDER}/${file}`]);
  return status === 0 ? stdout : undefined;
}

const [commit] = process.argv.slice(2);
if (commit !== undefined && spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status !== 0)
  throw new Error(`"${commit}" is not a commit of this repository: pass one that "git log" shows.`);
const pictures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.png'))
  .map((file) => {
    const before = readBefore(file, commit);
    const bytes = readFileSync(`${FOLDER}/${file}`);
    return before === undefined ? {file, bytes} : {file, bytes, before};
  });
mkdirSync(TARGET, {recursive: true});
writeFileSync(`${TARGET}/index.html`, writeGallery(pictures));
console.info(`Wrote ${pictures.length} pictures to ${TARGET}/index.html.`);
