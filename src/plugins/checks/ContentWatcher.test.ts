import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import webpack from 'webpack';
import {ContentWatcher} from './ContentWatcher.ts';

it('reports a mistake in a page that the bundler does not compile, until it is fixed', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['docs', 'versioned_docs', 'blog', 'src']) mkdirSync(join(site, name));
  const page = join(site, 'docs/refunds.mdx');
  writeFileSync(join(site, 'src/main.js'), 'export {};');
  writeFileSync(page, 'Text.');
  const check = () =>
    Promise.resolve(readFileSync(page, 'utf8') === 'Text.' ? [] : ['docs/refunds.mdx:1:1 wrong']);
  const compiler = webpack({
    mode: 'development',
    context: site,
    entry: './src/main.js',
    output: {path: join(site, 'out')},
    plugins: [new ContentWatcher(site, check)],
  });
  let told: readonly string[] | undefined;
  const watching = compiler?.watch({aggregateTimeout: 5}, (_error, stats) => {
    told = stats?.compilation.errors.map(({message}) => message);
  });
  const tells = (...problems: readonly string[]) =>
    vi.waitFor(() => expect(told).toEqual(problems), {timeout: 20_000});
  try {
    await tells();
    writeFileSync(page, 'Tex.');
    await tells('docs/refunds.mdx:1:1 wrong');
    writeFileSync(page, 'Text.');
    await tells();
  } finally {
    await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
    rmSync(site, {recursive: true});
  }
}, 70_000);
