import {readdirSync, readFileSync} from 'node:fs';
import {compile} from 'playground-frame/edit/compile';
import {guard} from 'playground-frame/edit/guard';
import {TICK} from 'playground-frame/protocol';
import {transform} from 'sucrase';
import {describe, expect, it} from 'vitest';

describe.each(['docs', 'versioned_docs/version-2.7'])('the samples of %s', (folder) => {
  const samples = `${folder}/examples/_samples`;
  it.each(readdirSync(samples))('%s compiles in the editor', (name) => {
    const source = readFileSync(`${samples}/${name}`, 'utf8');
    expect(compile([{name, source}]).problems).toEqual([]);
  });

  it.each(readdirSync(samples))('%s can be guarded and still parses', (name) => {
    const {code} = transform(readFileSync(`${samples}/${name}`, 'utf8'), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
    });
    expect(() => new Function(TICK, guard(code))).not.toThrow();
  });
});

it('finds a mistake in each statement of a sample at its line', () => {
  const lines = readFileSync('docs/examples/_samples/basic-store.tsx', 'utf8').split('\n');
  const statements = [...lines.keys()].filter((index) => lines[index]?.endsWith(';'));
  const said = statements.map((index) => {
    const source = lines.with(index, `${lines[index]?.slice(0, -1)} + ;`).join('\n');
    return compile([{name: 'shop.tsx', source}]).problems.map(({line}) => line);
  });
  expect(said).toEqual(statements.map((index) => [index + 1]));
});
