import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  buildSurfaces,
  FOUND_FILE,
  missingEntries,
  surfaceText,
} from 'expo-iap-api-data/extract/buildSurfaces';
import {buildTargets, TARGETS_FILE, targetsText} from 'expo-iap-api-data/extract/buildTargets';
import {compareSurfaces, describeChange, findUses} from 'expo-iap-api-data/extract/compareSurfaces';
import {MODULES_FILE, modulesText, readModules} from 'expo-iap-api-data/extract/readModules';
import {foundHistory} from 'expo-iap-api-data/history/allHistory';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {parseSurface, type Surface, surfacePath} from 'expo-iap-api-data/surface/surface';
import {readContent} from '../src/checks/content.ts';
import {docsVersions} from '../src/site/versions.ts';
import {runScript} from './runScript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readText(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Installs what package.json names, if it does not have the patches of the table yet. */
function install(): void {
  try {
    for (const line of [...docsVersions, ...upgradeTargets]) resolveLibrary(root, line);
  } catch {
    execFileSync('npm', ['install'], {cwd: root, stdio: 'inherit'});
  }
}

/** Prints what a new surface changes, and which pages and samples use the changed names or name the patch before. */
async function report(surface: Surface, before: string): Promise<void> {
  const older = parseSurface(before, surfacePath(surface.version));
  const change = compareSurfaces(older, surface);
  console.info(describeChange(change));
  const {version} = surface;
  const {pages, sampleFiles} = await readContent(root);
  const files = [
    ...pages,
    ...sampleFiles.map(({text, ...file}) => ({...file, source: text})),
  ].filter((file) => file.version === version);
  for (const line of findUses(files, change)) console.info(line);
  if (older.patch === surface.patch) return;
  for (const {path: file, source} of files) {
    const lines = source
      .split('\n')
      .flatMap((line, index) => (line.includes(older.patch) ? [index + 1] : []));
    if (lines.length > 0)
      console.info(`  ${file}:${lines[0]} names ${older.patch} on lines ${lines.join(', ')}.`);
  }
}

/** Writes what the packages do to names, and no history mentions, to the list of found changes. */
function note(): void {
  const missing = missingEntries(root, docsVersions);
  const entries = [...foundHistory, ...missing];
  writeFileSync(join(root, FOUND_FILE), `${JSON.stringify(entries, null, 2)}\n`);
  console.info(
    `Added ${missing.length} entries to ${FOUND_FILE}. Now run "npm run update:surface".`,
  );
}

async function updateSurfaces(args: readonly string[]): Promise<void> {
  install();
  if (args.includes('--note')) return note();
  const targets = await buildTargets(root, upgradeTargets, docsVersions);
  const surfaces = [...(await buildSurfaces(root, docsVersions)), ...targets.surfaces];
  for (const surface of surfaces) {
    const path = surfacePath(surface.version);
    const before = readText(path);
    if (update(path, surfaceText(surface)) && before !== undefined) await report(surface, before);
  }
  update(MODULES_FILE, modulesText(readModules(root, [...docsVersions, ...upgradeTargets])));
  update(TARGETS_FILE, targetsText(targets.rows));
}

/** Writes a file, unless it has the text already. */
function update(path: string, text: string): boolean {
  if (readText(path) === text) return false;
  writeFileSync(join(root, path), text);
  console.info(`Wrote ${path}.`);
  return true;
}

void runScript(() => updateSurfaces(process.argv));
