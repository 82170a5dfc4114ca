import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {missesUpstream} from './missesUpstream.ts';

const miss = {name: 'a', file: 'src/plugins/a.ts', sentence: 'No more b: change a.'};

it('ends a build, and in a rehearsal notes each miss and goes on', () => {
  expect(() => missesUpstream(miss)).toThrow(miss.sentence);
  const folder = mkdtempSync(join(tmpdir(), 'misses-'));
  const notes = join(folder, 'notes');
  missesUpstream(miss, notes);
  missesUpstream({...miss, name: 'c'}, notes);
  const lines = readFileSync(notes, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([miss, {...miss, name: 'c'}]);
  rmSync(folder, {recursive: true});
});
