import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {listInSidebar} from './new-page/listInSidebar.ts';
import {readPageRequest} from './new-page/pageRequest.ts';
import {runScript} from './runScript.ts';

const TEMPLATES = 'scripts/new-page/templates';

/** Writes a page from the template of its kind and lists it in the sidebar. */
function newPage(args: readonly string[]): void {
  const request = readPageRequest(args);
  const {kind, path, title} = request;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const file = `docs/${path}.mdx`;
  const sample = `docs/examples/_samples/${name}.tsx`;
  const values = {title, file: name, component: componentName(name)};
  const texts = new Map([
    [file, fill(`${TEMPLATES}/${kind.name}.mdx`, values)],
    ['sidebars.ts', listInSidebar(read('sidebars.ts'), request)],
  ]);
  if (kind.name === 'example') texts.set(sample, fill(`${TEMPLATES}/example.tsx.txt`, values));
  if ([file, `docs/${path}/index.mdx`].some((known) => existsSync(known)))
    throw new Error(`The page "${path}" already exists. Choose another path.`);
  if (texts.has(sample) && existsSync(sample))
    throw new Error(`${sample} already exists. Choose another name.`);
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
    console.info(`Wrote ${path}.`);
  }
  console.info(
    `Now write the page: npm run check lists every TODO that is left. The page is last in "${kind.category}" in sidebars.ts; move it if it belongs elsewhere.`,
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return read(template).replaceAll(/%(\w+)%/g, (mark, name: string) => values[name] ?? mark);
}

function componentName(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

void runScript(() => newPage(process.argv.slice(2)));
