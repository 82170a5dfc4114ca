import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {upstreamSources} from '../../scripts/upstream/upstreamSources.ts';

it('every file of src/theme was written against the upstream source that is installed', () => {
  const recorded: unknown = JSON.parse(readFileSync('src/theme/upstream.json', 'utf8'));
  expect(
    upstreamSources(),
    'Upstream changed a component that src/theme replaces: compare it with ours, then run npx tsx scripts/record-upstream.ts',
  ).toEqual(recorded);
});

it('src/theme is glue: no file is longer than 40 lines of code', () => {
  const long = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({file, lines: codeLines(readFileSync(`src/theme/${file}`, 'utf8'))}))
    .filter(({lines}) => lines > 40);
  expect(long).toEqual([]);
});

/** Imports are wiring, not logic, and do not count. */
function codeLines(source: string): number {
  const body = source.slice(source.lastIndexOf("';\n", source.indexOf('export default')) + 3);
  return body.split('\n').filter((line) => line.trim() !== '').length;
}
