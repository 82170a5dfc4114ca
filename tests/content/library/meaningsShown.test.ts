import {readFileSync} from 'node:fs';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import type {RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseReadable} from 'mdx-samples/page';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {filesIn} from '../../../src/checks/content.ts';
import {expandPage} from '../../../src/checks/pages/expandPage.ts';
import type {Page} from '../../../src/markdown/page.ts';
import {markSteps} from '../../../src/marks/steps.ts';
import {docsVersions, folderOf} from '../../../src/site/versions.ts';

/** Names whose parameters are those of the name that they forward to, and what a module template left behind. */
const elsewhere = new Set([
  'requestSubscription',
  'setValueAsync',
  'transactionUpdatedIos',
  'validateReceipt',
]);

function pagesOf(version: string): Page[] {
  return filesIn('.', folderOf(version))
    .filter((path) => path.includes('/api/') && path.endsWith('.mdx'))
    .map((path) => {
      const source = readFileSync(path, 'utf8');
      return parseReadable({path, version, kind: 'docs', source});
    });
}

/** What the `<Members>` of a page show. */
function ownersOn({source}: Page): string[] {
  return [...source.matchAll(/<Members of="([^"]+)"/g)].map(([, of = '']) => of);
}

function needsTable({name, kind, exported, deprecated, members}: SurfaceSymbol): boolean {
  const takes = kind === 'function' || kind === 'hook';
  return (
    takes && exported && deprecated === undefined && valuesIn(members) > 1 && !elsewhere.has(name)
  );
}

/** How many values a caller passes; a single one is said in a sentence. */
function valuesIn(members: readonly SurfaceMember[]): number {
  return members
    .filter(({role}) => role === 'parameter' || role === 'option' || role === 'field')
    .map(({members: fields = []}) => Math.max(1, valuesIn(fields)))
    .reduce((sum, count) => sum + count, 0);
}

/** The tables of members that a page shows. */
function memberTables(page: Page): Table[] {
  const tree = expandPage(page, process.cwd(), markSteps);
  if ('message' in tree) throw new Error(tree.message);
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    if (head?.children.at(-1) && toString(head.children.at(-1)) === 'Meaning') tables.push(table);
  });
  return tables;
}

const blocksOf = (node: RootContent | undefined): string => (node ? toString(node) : '');

describe.each(docsVersions)('the reference of $version', ({version}) => {
  const pages = pagesOf(version);
  const shown = pages.flatMap(ownersOn);

  it('shows the parameters of every function that takes several, and the options of the hook', () => {
    const missing = loadSurface(version)
      .symbols.filter(needsTable)
      .map(({name}) => name)
      .filter((name) => !shown.includes(name));
    expect(missing).toEqual([]);
  });

  it('shows every table once', () => {
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  });

  it('says in every row what the member means', () => {
    const tables = pages.flatMap(memberTables);
    expect(tables.length).toBeGreaterThanOrEqual(shown.length);
    const bare = tables.flatMap(({children: [, ...rows]}) =>
      rows.filter(({children}) => !/\w.*[.)]$/s.test(blocksOf(children.at(-1)))).map(blocksOf),
    );
    expect(bare).toEqual([]);
  });
});
