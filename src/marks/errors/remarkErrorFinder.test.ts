import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {loadErrors} from '../../library/errors/loadErrors.ts';
import {docsVersions} from '../../site/versions.ts';
import {runSteps} from '../../markdown/testing/runSteps.ts';
import {indexErrors} from '../../library/errors/indexErrors.ts';
import {remarkErrorFinder} from './remarkErrorFinder.ts';
import {remarkErrorTable} from './remarkErrorTable.ts';
import {sampleErrors} from '../testing/sampleErrors.ts';

const errorsOf = () => sampleErrors;
const run = (markdown: string) =>
  runSteps(
    markdown,
    [
      [remarkErrorTable, {errorsOf}],
      [remarkErrorFinder, {errorsOf}],
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
    const errors = {errorsOf: loadErrors};
    await runSteps(
      '<ErrorTable />',
      [[remarkErrorTable, errors], [remarkErrorFinder, errors], readFinders],
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

describe('indexErrors', () => {
  it('keeps names, numbers and quoted messages, and no sentences', () => {
    expect(indexErrors(sampleErrors)).toEqual([
      {
        code: 'E_USER_CANCELLED',
        table: 2,
        stores: [
          {store: 'StoreKit', number: 2, name: 'SKErrorPaymentCancelled'},
          {store: 'Play', number: 1, name: 'USER_CANCELED'},
          {store: 'Play', number: -1, name: 'SERVICE_DISCONNECTED'},
        ],
      },
      {code: 'E_SKU_NOT_FOUND'},
      {code: 'E_PENDING', table: 22, never: true},
      {code: 'E_ITEM_NOT_OWNED', never: true},
    ]);
  });

  it.each(docsVersions)('costs little in $version, and knows its messages', ({version}) => {
    const index = indexErrors(loadErrors(version));
    expect(JSON.stringify(index).length).toBeLessThan(4000);
    expect(index.flatMap(({messages = []}) => messages)).toContain('Invalid transaction ID');
  });
});
