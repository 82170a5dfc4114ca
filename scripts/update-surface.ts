import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSurfaces} from '../src/library/surface/buildSurfaces.ts';
import {staleSurfaces} from '../src/library/surface/staleSurfaces.ts';
import {docsVersions} from '../src/library/versions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

function readText(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
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
      writeFileSync(join(root, path), text);
      console.info(`${path}: written.`);
    }
  }
}

updateSurfaces().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
