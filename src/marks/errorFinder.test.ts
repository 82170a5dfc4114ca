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

  it('puts one finder above the table of all codes, and none above other tables', async () => {
    const output = await run('| A |\n| - |\n| b |\n\n<ErrorTable />\n\n<ErrorTable only="ios" />');
    expect(output.match(/ErrorFinder/g)).toHaveLength(1);
    const finder = output.indexOf('<ErrorFinder>');
    expect(output.slice(0, finder)).toContain('text "A"');
    expect(output.slice(0, finder)).not.toContain('text "Sent by"');
    expect(output.slice(finder)).toContain('text "Sent by"');
  });
});
