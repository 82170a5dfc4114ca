import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {prepareFolder} from './prepareFolder.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('puts compressed copies beside large texts and the headers into a file', async () => {
  const page = `<meta charset="utf-8"><script>a</script>${'<p>text</p>'.repeat(200)}`;
  mkdirSync(at('docs'));
  writeFileSync(at('index.html'), page);
  writeFileSync(at('docs/small.html'), '<p>small</p>');
  writeFileSync(at('picture.png'), 'p'.repeat(5000));
  const {files, sizes} = await prepareFolder(folder, at('generated/headers.conf'));
  expect(files).toBe(1);
  expect(sizes.gzip).toBeLessThan(sizes.plain);
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(page);
  expect(Math.round(statSync(at('index.html.gz')).mtimeMs / 1000)).toBe(
    Math.round(statSync(at('index.html')).mtimeMs / 1000),
  );
  for (const name of ['docs/small.html.gz', 'picture.png.gz', 'picture.png.br'])
    expect(existsSync(at(name)), name).toBe(false);
  expect(readFileSync(at('generated/policies.conf'), 'utf8')).toContain("'sha256-");
  expect(readFileSync(at('generated/redirects.conf'), 'utf8')).toContain(
    'location = /docs/getting-started { return 301 /docs/guides/getting-started',
  );
});

it('refuses a folder that contains no build', async () => {
  await expect(prepareFolder(folder, at('headers.conf'))).rejects.toThrow(
    'has no index.html: build the site first, with npm run build.',
  );
});
