import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {Miss} from '../src/plugins/missesUpstream.ts';
import {runSteps, selectSteps} from './test/schedule.ts';
import {stepSets} from './test/steps.ts';
import {changedOriginals} from './try-framework/changedOriginals.ts';
import {makeCopy, manifestFiles, readManifest} from './try-framework/makeCopy.ts';
import {nodePackage, pickNode} from './try-framework/pickNode.ts';
import {pickVersion} from './try-framework/pickVersion.ts';
import {readNodeRange, readPublished, versionsIn} from './try-framework/registry.ts';
import {frameworkPackages, type FrameworkVersions} from './try-framework/setVersions.ts';
import {readNotes, tryStep} from './try-framework/tryStep.ts';

/** What a rehearsal runs when no step is named. */
const STEPS = ['check', 'types', 'unit', 'packages', 'content', 'site', 'build'];
/** Says which files of the theme changed, one by one; the test that compares all of them at once says no more. */
const ORIGINALS = 'tests/content/upstream.test.ts';

/** The promise of one React for readers, which a rehearsal breaks on purpose. */
const PROMISE = /^K4 .*\bReact\b/i;

/** Builds and tests a copy with other versions of the framework, and prints each mechanism of ours that fails. */
async function tryFramework(args: readonly string[]): Promise<number> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      docusaurus: {type: 'string', default: 'stable'},
      react: {type: 'string', default: 'stable'},
      keep: {type: 'boolean', default: false},
    },
  });
  const packages = frameworkPackages(manifestFiles().map((file) => readManifest(file)));
  const versions: FrameworkVersions = {
    docusaurus: pickVersion(values.docusaurus, await readPublished(packages.docusaurus)),
    react: pickVersion(values.react, await readPublished(packages.react)),
  };
  const range = await readNodeRange(versions.docusaurus);
  const node = pickNode(await versionsIn(nodePackage, range));
  console.info(
    `Trying Docusaurus ${versions.docusaurus} and React ${versions.react} on Node ${node ?? process.versions.node}.`,
  );
  const found: Miss[] = node === undefined ? [] : [otherNode(versions, range, node)];
  found.forEach(report);
  const copy = makeCopy(versions, node, values.keep);
  const names = positionals.length > 0 ? positionals : STEPS;
  // What a check finds stops no build here.
  const steps = selectSteps(stepSets, names).map((step) => ({
    ...step,
    needs: step.needs?.filter((name) => name !== 'check') ?? [],
  }));
  await runSteps(steps, async (step) => {
    const started = performance.now();
    const failed = (await tryStep(step, copy)).filter(
      ({name, file}) => file !== ORIGINALS && !PROMISE.test(name),
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    console.info(`\n== ${step.name}: ${failed.length} failed (${seconds} s)`);
    failed.forEach(report);
    found.push(...failed);
    return {passed: 1, failed: failed.length};
  });
  const missed = [...readNotes(copy), ...compareOriginals(copy.folder)];
  console.info(`\n== what our mechanisms miss upstream: ${missed.length}`);
  missed.forEach(report);
  const failed = found.length + missed.length;
  console.info(`\n${failed} mechanisms of ours need work.`);
  return failed;
}

function report({name, file, sentence}: Miss): void {
  console.info(`${name}\n  ${file}\n  ${sentence}`);
}

function otherNode({docusaurus}: FrameworkVersions, range: string, node: string): Miss {
  const asked = readFileSync('.nvmrc', 'utf8').trim();
  return {
    name: 'Node',
    file: '.nvmrc',
    sentence: `Docusaurus ${docusaurus} needs Node ${range}, and .nvmrc asks for ${asked}: this rehearsal ran on ${node}. Change .nvmrc, "engines" and @types/node first.`,
  };
}

/** Records the theme of the copy, and compares that with what ours was written against. */
function compareOriginals(folder: string): Miss[] {
  const file = 'src/theme/upstream.json';
  const recorded = JSON.parse(readFileSync(file, 'utf8'));
  execFileSync('npx', ['tsx', 'scripts/record-upstream.ts'], {cwd: folder, stdio: 'ignore'});
  return changedOriginals(recorded, JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

tryFramework(process.argv.slice(2)).then(
  (failed) => {
    process.exitCode = failed === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
