import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {addResults, describeFailure, readResults, RESULTS_FILE} from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));

const tests = {
  mixed: `let tries = 0;
    it('adds', () => {});
    it('subtracts', () => expect(1).toBe(2));
    it.skip('divides', () => {});
    it('multiplies', {retry: 1}, () => expect(++tries).toBe(2));`,
  broken: `throw new Error('no module');`,
};

it('counts what passed, and names what failed, was skipped, could not start, or passed at the second try', () => {
  const file = join(folder, 'run');
  for (const [name, code] of Object.entries(tests))
    writeFileSync(join(folder, `${name}.test.ts`), `import {expect, it} from 'vitest';\n${code}`);
  const reporter = join(import.meta.dirname, 'VitestResults.ts');
  spawnSync('npx', ['vitest', 'run', '--root', folder, '--reporter', reporter], {
    env: {...process.env, [RESULTS_FILE]: file, VITEST: undefined},
  });
  const found = readResults(file);
  expect(found?.passed).toBe(2);
  const [subtracts, divides, broken] = found?.failures ?? [];
  expect(subtracts).toMatch(/^subtracts\n[^]*expected 1 to be 2/);
  expect(divides).toMatch(/^divides\n/);
  expect(broken).toMatch(/^broken\.test\.ts\n[^]*no module/);
  expect(found?.flakes).toEqual(['multiplies: expected 1 to be 2 // Object.is equality']);
});

it('joins what the programs of a step found', () => {
  const file = join(folder, 'joined');
  expect(readResults(file)).toBeUndefined();
  addResults({passed: 2, failures: ['a'], flakes: []}, file);
  addResults({passed: 3, failures: [], flakes: ['b'], seconds: 4}, file);
  expect(readResults(file)).toEqual({
    ...{count: 2, passed: 5, failures: ['a'], flakes: ['b'], seconds: 4},
  });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

it('keeps the start and the end of a long message', () => {
  const lines = Array.from({length: 100}, (_, index) => `line ${index + 1}`);
  const text = describeFailure('builds', [lines.join('\n')]);
  expect(text).toContain('\n  line 10\n  (60 lines more)\n  line 71\n');
});
