import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {sampleErrors} from 'expo-iap-api-data/errors/testing/sampleErrors';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkErrorFinder} from './errorFinder.ts';
import {realSources} from './markPage.ts';
import {remarkMarks} from './remarkMarks.ts';

const sources = {...realSources, errorsOf: () => sampleErrors};
const run = (markdown: string) =>
  runSteps(
    markdown,
    [
      [remarkMarks, {sources}],
      [remarkErrorFinder, sources],
    ],
    'docs/api/error-codes.mdx',
  );

describe('remarkErrorFinder', () => {
  it('gives the finder the codes of the version of the page', async () => {
    const finders: string[] = [];
    const readFinders = () => (tree: Root) => {
      visit(tree, 'mdxJsxFlowElement', ({attributes}) => {
        const [index] = attributes;
        if (typeof index?.value === 'string') finders.push(index.value);
      });
    };
    await runSteps(
      '<ErrorTable />',
      [remarkMarks, remarkErrorFinder, readFinders],
      'versioned_docs/version-2.7/api/error-codes.mdx',
    );
    expect(finders).toEqual([JSON.stringify(indexErrors(loadErrors('2.7')))]);
  });

  it('puts one finder below the first sentences, and none without the table of all codes', async () => {
    const output = await run('First.\n\nSecond.\n\n<ErrorTable />\n\n<ErrorTable only="ios" />');
    expect(output.match(/ErrorFinder/g)).toHaveLength(1);
    expect(output).toMatch(/First\.[^]*<ErrorFinder>[^]*Second\./);
    expect(await run('| A |\n| - |\n| b |\n\n<ErrorTable only="ios" />')).not.toContain('Finder');
  });
});
