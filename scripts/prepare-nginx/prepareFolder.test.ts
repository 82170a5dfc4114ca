import {existsSync, readFileSync, statSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {prepareFolder} from './prepareFolder.ts';

const {at, write, read} = testFolder();

it('puts compressed copies beside large texts and the headers into a file', async () => {
  const page = `<meta charset="utf-8"><script>a</script>${'<p>text</p>'.repeat(200)}`;
  write('index.html', page);
  write('docs/small.html', '<p>small</p>');
  write('picture.png', 'p'.repeat(5000));
  const {files, sizes} = await prepareFolder(at(), at('generated/headers.conf'));
  expect(files).toBe(1);
  expect(sizes.gzip).toBeLessThan(sizes.plain);
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(page);
  expect(Math.round(statSync(at('index.html.gz')).mtimeMs / 1000)).toBe(
    Math.round(statSync(at('index.html')).mtimeMs / 1000),
  );
  for (const name of ['docs/small.html.gz', 'picture.png.gz', 'picture.png.br'])
    expect(existsSync(at(name)), name).toBe(false);
  expect(read('generated/policies.conf')).toContain("'sha256-");
  expect(read('generated/redirects.conf')).toContain(
    'location = /docs/getting-started { return 301 /docs/guides/getting-started',
  );
});

it('refuses a folder that contains no build', async () => {
  await expect(prepareFolder(at(), at('headers.conf'))).rejects.toThrow(
    'has no index.html: build the site first, with npm run build.',
  );
});
