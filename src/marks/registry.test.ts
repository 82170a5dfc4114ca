import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {pageParser} from 'mdx-samples/page';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {remarkKnownElements} from '../markdown/elements.ts';
import {remarkHighlight} from '../markdown/highlight/remarkHighlight.ts';
import {text} from '../markdown/nodes.ts';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {type Language, languages} from '../site/languages.ts';
import {checkMarks} from './checkMarks.ts';
import {defineMark, type Mark} from './mark.ts';
import {marks} from './registry.ts';
import {remarkMarks} from './remarkMarks.ts';
import {remarkPlainMarks} from './remarkPlainMarks.ts';

describe('the registry', () => {
  it('has only components that the theme shows', () => {
    const theme = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
    for (const {name} of marks.filter(({isComponent}) => isComponent))
      expect(theme).toMatch(new RegExp(`^  ${name},$`, 'm'));
  });

  it('is what CONTRIBUTING.md lists, a row for each mark', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/ +\|/g, ' |');
    const rows = marks.map(({example, becomes}) => `| \`${example}\` | ${becomes} |`);
    const missing = rows.filter((row) => !guide.includes(row));
    expect(missing, 'Paste these rows into the table below "Use marks"').toEqual([]);
    expect(guide.match(/^\| `</gm)).toHaveLength(marks.length);
  });
});

describe('a new mark', () => {
  const file = {path: `${process.cwd()}/docs/page.mdx`, cwd: process.cwd()};
  const shout = defineMark({
    name: 'Shout',
    attributes: ['of'],
    example: '<Shout of="buy" />',
    becomes: 'a name in bold',
    inline: ({required}) => [{type: 'strong', children: [text(required('of'))]}],
    names: ({required}) => [required('of')],
  });
  const picture = defineMark({
    name: 'Picture',
    attributes: ['of'],
    example: '<Picture of="shop" />',
    becomes: 'a picture',
    component: {
      verify: ({required}) => {
        if (required('of') !== 'shop') throw new Error('There is no such picture.');
      },
      twin: ({required}) => [{type: 'paragraph', children: [text(`Picture: ${required('of')}`)]}],
    },
  });
  const known: readonly Mark[] = [shout, picture];

  it('is expanded by the pipeline, which refuses it in the wrong place', async () => {
    const run = (markdown: string) => runSteps(markdown, [[remarkMarks, {known}]]);
    await expect(run('Press <Shout of="buy" />.')).resolves.toContain('strong\n    text "buy"');
    await expect(run('<Shout of="buy" />')).rejects.toThrow('<Shout> must be inside a line');
    await expect(run('<Picture of="shed" />')).rejects.toThrow('There is no such picture.');
  });

  it('is checked with its place', () => {
    const source = 'Text <Shout name="x" />.';
    const page = {path: 'docs/page.mdx', version: '2.8', kind: 'docs', source} as const;
    const tree: Root = pageParser.parse(source);
    const lines = source.split('\n');
    const problems = checkMarks(
      {...page, tree, lines},
      {root: file.cwd, knowledge: new Map(), known},
    );
    expect(problems).toMatchObject([{line: 1, column: 6}]);
    expect(problems[0]?.message).toContain('<Shout> has an unknown attribute "name".');
  });

  it('is known where it reaches the browser, and in the twin', async () => {
    const steps = [[remarkMarks, {known}]] satisfies Parameters<typeof runSteps>[1];
    await expect(
      runSteps('<Picture of="shop" />', [...steps, [remarkKnownElements, {known: ['Picture']}]]),
    ).resolves.toContain('<Picture> of="shop"');
    const tree: Root = pageParser.parse('<Picture of="shop" />');
    unified().use(remarkPlainMarks, {known}).runSync(tree, file);
    expect(tree.children).toMatchObject([
      {type: 'paragraph', children: [{value: 'Picture: shop'}]},
    ]);
  });
});

it('a new language is one row: it gets its name and its colors', async () => {
  const row = {name: 'sql', label: 'SQL', use: 'shown', grammar: {keyword: /\bselect\b/}} as const;
  const table: readonly Language[] = [...languages, row];
  const output = await runSteps('```sql\nselect 1\n```', [
    [remarkHighlight, {needsOf: () => undefined, table}],
  ]);
  expect(output).toContain('languageName="SQL"');
  expect(output).toContain('<span class=\\"t-k\\">select</span>');
});
