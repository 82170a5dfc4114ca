import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {writeGallery} from './gallery/writeGallery.ts';

const FOLDER = 'tests/e2e/pictures';
const TARGET = '.cache/gallery';

const pictures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.png'))
  .map((file) => ({file, bytes: readFileSync(`${FOLDER}/${file}`)}));
mkdirSync(TARGET, {recursive: true});
writeFileSync(`${TARGET}/index.html`, writeGallery(pictures));
console.info(`Wrote ${pictures.length} pictures to ${TARGET}/index.html.`);
