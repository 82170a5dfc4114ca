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
import {foundHistory} from 'expo-iap-api-data/history/allHistory';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {isTypeRecord, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {parseSurface, type Surface, surfacePath} from 'expo-iap-api-data/surface/surface';
import {readContent} from '../src/checks/content.ts';
import {docsVersions} from '../src/site/versions.ts';
import {runScript} from './runScript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readText(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Installs the releases of the tables that are not here yet, under their aliases in package.json. */
function install(): void {
  const lines = [...docsVersions, ...upgradeTargets].filter((line) => !isTypeRecord(line));
  try {
    for (const line of lines) resolveLibrary(root, line);
  } catch {
    const aliases = lines.map(({package: name, patch}) => `${name}@npm:expo-iap@${patch}`);
    execFileSync('npm', ['install', '-DE', ...aliases], {cwd: root, stdio: 'inherit'});
  }
}

/** Prints where pages and samples name the patch before. */
async function report({version, patch}: Surface, before: string): Promise<void> {
  const older = parseSurface(before, surfacePath(version)).patch;
  if (older === patch) return;
  const {pages, sampleFiles} = await readContent(root);
  const samples = sampleFiles.map((file) => ({...file, source: file.text}));
  for (const {path, source} of [...pages, ...samples].filter((file) => file.version === version)) {
    const lines = source
      .split('\n')
      .flatMap((line, index) => (line.includes(older) ? [index + 1] : []));
    if (lines.length > 0)
      console.info(`  ${path}:${lines[0]} names ${older} on lines ${lines.join(', ')}.`);
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
