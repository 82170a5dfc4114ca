import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {incomplete, type Registry} from './pins/incomplete.ts';
import {pins} from './pins/pins.ts';

const run = promisify(execFile);

async function view(...args: readonly string[]): Promise<unknown> {
  const {stdout} = await run('npm', ['view', ...args, '--json'], {maxBuffer: 64 * 1024 * 1024});
  return stdout.trim() === '' ? [] : JSON.parse(stdout);
}

const registry: Registry = {
  newest: async (name, range) => String([await view(`${name}@${range}`, 'version')].flat().at(-1)),
  needs: async (name, version) => {
    const found = await view(`${name}@${version}`, 'dependencies', 'optionalDependencies');
    const {dependencies = {}, optionalDependencies = {}} = Object(found);
    return {...dependencies, ...optionalDependencies};
  },
  isPublished: async (name, range) =>
    view(`${name}@${range}`, 'version').then(
      (versions) => [versions].flat().length > 0,
      () => false,
    ),
};

/** Asks the registry which pins can go, and fails when one can. */
async function checkPins(): Promise<void> {
  for (const {packages, until} of pins) {
    if (!('complete' in until)) continue;
    const names = packages.join(', ');
    const missing: string[] = [];
    for (const name of packages) {
      const newest = await incomplete(name, until.complete, registry);
      missing.push(...newest.missing.map((need) => `${name} ${newest.version} needs ${need}`));
    }
    if (missing.length > 0) {
      console.info(`${names}: not yet, because nobody published what ${missing.join(', what ')}.`);
      continue;
    }
    process.exitCode = 1;
    console.error(
      `${names}: ${until.complete} has all that it needs now, so take the override out of package.json, and the entry out of scripts/pins/pins.ts and .github/renovate.json.`,
    );
  }
}

checkPins().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
