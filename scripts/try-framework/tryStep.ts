import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Miss} from '../../src/plugins/missesUpstream.ts';
import {REHEARSAL_NOTES} from '../../src/plugins/missesUpstream.ts';
import {commandOf, type TestStep} from '../test/steps.ts';
import {fromCompiler, fromCrash, fromTests} from './findings.ts';
import type {FrameworkCopy} from './makeCopy.ts';

/** Where mechanisms note in a rehearsal what they miss, inside the copy. */
const NOTES = '.cache/rehearsal-notes';

/** Runs a step of the tests in the copy and returns what failed. */
export async function tryStep(step: TestStep, {folder, env}: FrameworkCopy): Promise<Miss[]> {
  step.prepare?.();
  mkdirSync(join(folder, '.cache'), {recursive: true});
  const notes = join(folder, NOTES);
  const [program, ...args] = commandOf(step);
  const child = spawn(program, args, {
    cwd: folder,
    // Unit tests plant misses themselves, so only what builds the site notes them.
    env: {...env, ...step.env, ...(step.results ? {} : {[REHEARSAL_NOTES]: notes})},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (step.log !== undefined) writeFileSync(join(folder, step.log), output);
  if (status === 0) return [];
  const results = step.results && join(folder, step.results.file);
  const found =
    results !== undefined && existsSync(results) && step.results?.format === 'vitest'
      ? fromTests(readFileSync(results, 'utf8'), folder)
      : step.name === 'types'
        ? fromCompiler(output)
        : [];
  return found.length > 0 ? found : [fromCrash(step.name, output, folder)];
}

/** What mechanisms noted while the site was built, once each. */
export function readNotes({folder}: FrameworkCopy): Miss[] {
  const notes = join(folder, NOTES);
  if (!existsSync(notes)) return [];
  const lines = new Set(readFileSync(notes, 'utf8').trim().split('\n'));
  return [...lines].map((line) => JSON.parse(line));
}
