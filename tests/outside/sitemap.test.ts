import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {XmlDocument, XsdValidator} from 'libxml2-wasm';
import {describe, expect, it} from 'vitest';
import {contractRoutes} from '../html/contractRoutes.ts';

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
