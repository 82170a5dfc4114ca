import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {beforeAll, describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {contractRoutes} from '../build/contractRoutes.ts';
import {ensureJava} from './findJava.ts';
import {runJava} from './runJava.ts';

/** Jing, a validator of RELAX NG, which the archive of the Nu checker contains. */
const JING = 'nu.validator.vendor.thaiopensource.relaxng.util.Driver';

/**
 * No package has grammars of these formats, so both are written here after their specifications. The JSON feed is not
 * among them: npm has converters and types for JSON Feed, and no schema or checker that works without a network.
 * tests/build/feeds.test.ts reads that feed, and tests/build/twinsData.test.ts the data that this site defines itself.
 */
const feeds = [
  {file: 'atom.xml', schema: 'atom.rnc', entry: 'entry', id: 'id', date: 'updated'},
  {file: 'rss.xml', schema: 'rss.rnc', entry: 'item', id: 'guid', date: 'pubDate'},
];
const require = createRequire(import.meta.url);
const sitemapSchema = readFileSync(require.resolve('sitemap/schema/sitemap.xsd'), 'utf8');

/** Reads XML strictly: what is not well-formed fails here. */
function texts(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  const found = document.find(path).map(({content}) => content);
  document.dispose();
  return found;
}

const named = (name: string): string => `*[local-name() = "${name}"]`;

describe.each(feeds)('B4 $file', ({file, schema, entry, id, date}) => {
  const xml = readFileSync(`build/blog/${file}`, 'utf8');
  const check = (path: string): Promise<string> =>
    runJava(['-c', `tests/outside/${schema}`, path], JING);

  beforeAll(() => ensureJava(), 600_000);

  it('is well-formed, and has a different id for each post', () => {
    const ids = texts(xml, `//${named(entry)}/${named(id)}`);
    expect(ids).toHaveLength(posts.length);
    expect(new Set(ids).size).toBe(posts.length);
  });

  it('has what its format asks for and allows, absolute addresses and dates with a zone', async () => {
    expect(await check(`build/blog/${file}`)).toBe('');
  });

  it.each([
    ['a relative address', /https:\/\/expo-iap\.hyo\.dev\/blog\/v/, '/blog/v'],
    ['a date without a zone', new RegExp(`(?:Z| GMT)</${date}>`), `</${date}>`],
    ['no id', new RegExp(`<${id}>.*?</${id}>`), ''],
  ])('would not pass with %s', async (name, from, to) => {
    mkdirSync('.cache/outside', {recursive: true});
    const planted = `.cache/outside/${name.replaceAll(' ', '-')}-${file}`;
    expect(xml).toMatch(from);
    writeFileSync(planted, xml.replace(from, to));
    expect(await check(planted)).toContain('error: ');
  });
});

describe('X the sitemap', () => {
  const xml = readFileSync('build/sitemap.xml', 'utf8');

  function validate(text: string): void {
    const schema = XmlDocument.fromString(sitemapSchema);
    const validator = XsdValidator.fromDoc(schema);
    const document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
      validator.dispose();
      schema.dispose();
    }
  }

  it('is what the schema of sitemaps allows, with an absolute address for each page, each once', () => {
    validate(xml);
    const addresses = texts(xml, `//${named('url')}/${named('loc')}`);
    expect(addresses.length).toBeGreaterThanOrEqual(contractRoutes.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !/^https:\/\/[^/]+\/\S*$/.test(address))).toEqual([]);
  });

  it('would not pass with an element that sitemaps do not have, or with a tag left open', () => {
    expect(() => validate(xml.replace('<loc>', '<page/><loc>'))).toThrow('page');
    expect(() => validate(xml.replace('</loc>', ''))).toThrow('loc');
  });
});
