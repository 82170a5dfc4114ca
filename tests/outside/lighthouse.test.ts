import lighthouse from 'lighthouse';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {listenLocally} from '../e2e/steps/listenLocally.ts';
import {type Finding, judge} from './judge.ts';
import {type OpenSite, openSite} from './openSite.ts';
import {layouts} from './pages.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site.close());

/** Runs the three categories as on a phone, and returns every audit that costs points. */
async function findOn(address: string): Promise<Finding[]> {
  const run = await lighthouse(address, {
    port: site.port,
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'silent',
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message}`);
  const {categories, audits} = run.lhr;
  expect(Object.keys(categories).sort()).toEqual(CATEGORIES);
  expect(Object.values(categories).map(({score}) => score)).not.toContain(null);
  const page = new URL(address).pathname;
  return Object.values(categories).flatMap(({id: category, auditRefs}) =>
    auditRefs
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => ({
        page,
        rule: id,
        place: `${page}, ${category}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`,
      })),
  );
}

it(
  'X Lighthouse gives each layout 100 for accessibility, best practices and SEO',
  {timeout: 900_000},
  async () => {
    expect(layouts.length).toBeGreaterThan(4);
    const findings: Finding[] = [];
    for (const address of layouts) findings.push(...(await findOn(site.origin + address)));
    expect(judge('Lighthouse', findings)).toEqual([]);
  },
);

it('X Lighthouse finds what is planted', async () => {
  const server = await listenLocally((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><html><p>No title, <img src="/a.png"><script>throw 1</script>.</p>',
    );
  });
  const rules = (await findOn(server.origin)).map(({rule}) => rule);
  await server.close();
  expect(rules).toEqual(
    expect.arrayContaining(['document-title', 'image-alt', 'errors-in-console']),
  );
});
