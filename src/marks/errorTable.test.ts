import {readFileSync} from 'node:fs';
import {sampleErrors} from 'expo-iap-api-data/errors/testing/sampleErrors';
import {describe, expect, it, vi} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {realSources} from './markPage.ts';
import {remarkMarks} from './remarkMarks.ts';

const fixtures = `${import.meta.dirname}/fixtures/errors`;
const HOME = 'docs/api/error-codes.mdx';
const errorsOf = () => sampleErrors;

function run(markdown: string, path = HOME): Promise<string> {
  return runSteps(markdown, [[remarkMarks, {sources: {...realSources, errorsOf}}]], path);
}

describe('ErrorTable', () => {
  it('expands every form of the mark', async () => {
    const output = await run(readFileSync(`${fixtures}/page.input.mdx`, 'utf8'));
    await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
  });

  it('asks for the codes of the version of the page', async () => {
    const asked = vi.fn(errorsOf);
    const path = 'versioned_docs/version-2.7/api/error-codes.mdx';
    await runSteps(
      '<ErrorTable />',
      [[remarkMarks, {sources: {...realSources, errorsOf: asked}}]],
      path,
    );
    expect(asked).toHaveBeenCalledWith('2.7');
  });

  it.each([
    ['docs/guides/errors.mdx', '../api/error-codes.mdx#e_user_cancelled'],
    ['docs/api/types.mdx', './error-codes.mdx#e_user_cancelled'],
    ['versioned_docs/version-2.6/intro.mdx', './api/error-codes.mdx#e_user_cancelled'],
  ])('leads from %s to the page of the codes in the same version', async (path, url) => {
    const output = await runSteps(
      '<ErrorTable only="android" />',
      [[remarkMarks, {sources: {...realSources, errorsOf}}], () => printLinks],
      path,
    );
    expect(output).toContain(url);
  });

  it.each([
    ['<ErrorTable only="web" />', HOME, '<ErrorTable only="web"> is unknown.'],
    ['<ErrorTable kind="ios" />', HOME, '<ErrorTable> has an unknown attribute "kind".'],
    ['Codes: <ErrorTable />', HOME, '<ErrorTable> must be alone on its line.'],
    ['<ErrorTable />', 'docs/intro.mdx', 'docs/intro.mdx:1: This mark sets the anchors'],
    ['<ErrorTable only="ios" />', 'blog/post.mdx', 'This mark belongs on a docs page'],
  ])('refuses %s on %s', async (markdown, path, message) => {
    await expect(run(markdown, path)).rejects.toThrow(message);
  });

  it('refuses a table that would be empty', async () => {
    const none = () => sampleErrors.filter(({code}) => code === 'E_SKU_NOT_FOUND');
    const steps = runSteps('<ErrorTable only="ios" />', [
      [remarkMarks, {sources: {...realSources, errorsOf: none}}],
    ]);
    await expect(steps).rejects.toThrow('no code of iOS has a number.');
  });
});

// The printer of trees leaves out where links lead.
function printLinks(tree: {children: unknown[]}): void {
  tree.children.push({type: 'text', value: JSON.stringify(tree.children)});
}
