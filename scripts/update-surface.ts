import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readContent} from '../src/checks/content.ts';
import {parseSurface} from '../src/library/surface/surface.ts';
import {docsVersions} from '../src/site/versions.ts';
import {buildSurfaces, staleSurfaces} from '../tools/surface/buildSurfaces.ts';
import {compareSurfaces, describeChange, findTouched} from '../tools/surface/compareSurfaces.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

function readText(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Says what a new surface changes and which pages and samples speak of it. */
async function report(path: string, before: string | undefined, after: string): Promise<void> {
  console.info(`${path}: written.`);
  if (before === undefined) return;
  const change = compareSurfaces(parseSurface(before, path), parseSurface(after, path));
  console.info(describeChange(change));
  const {version} = parseSurface(after, path);
  const {pages, sampleFiles} = await readContent(root);
  const files = [
    ...pages,
    ...sampleFiles.map(({text, ...file}) => ({...file, source: text})),
  ].filter((file) => file.version === version);
  for (const line of findTouched(files, change)) console.info(line);
}

async function updateSurfaces(): Promise<void> {
  for (const {path, text, problem} of staleSurfaces(
    await buildSurfaces(root, docsVersions),
    readText,
  )) {
    if (isCheck) {
      console.error(problem);
      process.exitCode = 1;
    } else {
      await report(path, readText(path), text);
      writeFileSync(join(root, path), text);
    }
  }
}

updateSurfaces().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
