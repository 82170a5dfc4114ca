import {expect, it} from 'vitest';
import {positionOf} from './findings.ts';
import {lineAt, lineStarts} from './lines.ts';
import {parseFiles} from './parseFiles.ts';

it('finds the line of each character, whatever ends the lines', () => {
  const text = 'a\r\n\nbc\n';
  const lines = [...text].map((_, place) => lineAt(lineStarts(text), place));
  expect(lines).toEqual([0, 0, 0, 1, 2, 2, 2]);
  expect(lineAt(lineStarts(text), text.length)).toBe(3);
  expect(lineAt(lineStarts(''), 0)).toBe(0);
});

it.each([
  'const one = 1;\r\n\tgo( name);',
  '```ts\nconst one = 1;\n  name;\n```',
  'const one = ;\nconst two = 2;\n go(\n  name);',
])('tells where a node is as the parser would, also behind what it cannot read: %j', (text) => {
  const {files} = parseFiles([{name: 'shop.ts', text}]);
  const places = files.flatMap((file) =>
    file.tree.parts
      .flatMap(({nodes}) => nodes)
      .filter((node) => node.type === 'Identifier' && node.name === 'name')
      .map((node) => positionOf(file, node)),
  );
  const before = text.slice(0, text.indexOf('name')).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  expect(places).toEqual([{file: 'shop.ts', line: before.length, column}]);
});
