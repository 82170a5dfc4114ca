import path from 'node:path';
import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {behaviors} from 'expo-iap-upgrade/scan/behaviors';
import {expect, it} from 'vitest';
import {docsVersion, liveVersion} from '@site/src/site/versions.ts';
import {programsOf} from './programs.ts';
import {scanBetween} from './scanned.ts';

// Code that compiles with the newer release and acts differently: its programs mark the lines.

it('every change that asks for work and that no compiler finds is looked for', () => {
  const silent = allEffects.filter(({need, compiler}) => need === 'must' && compiler === 'silent');
  expect(Object.keys(behaviors).sort()).toEqual(silent.map(({id}) => id).sort());
});

/** Programs whose difference only one patch has. */
const targets: Readonly<Record<string, string>> = {'finish-by-token': '2.8.0'};

const cases = [
  ['2.6', '2.7'],
  ['2.7', liveVersion().version],
].flatMap(([from = '', to = '']) =>
  programsOf(from)
    .filter(({fileName}) => fileName.includes(`/${from}-behaviors/`))
    .map((program) => {
      const id = path.basename(program.fileName, '.ts');
      return {id, program, from, to: targets[id] ?? docsVersion(to).patch};
    }),
);

it.each(cases)('finds $id at its line, from $from to $to', ({id, program, from, to}) => {
  const plan = planUpgrade(docsVersion(from).patch, to, upgradeFacts);
  const otherwise = allEffects.find((effect) => effect.id === id)?.otherwise ?? id;
  const lines = scanBetween([program], plan)
    .findings.filter(({message}) => message.includes(otherwise))
    .map(({line}) => program.text.split('\n')[line - 1] ?? '');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('// found here');
});
