import {listCompressible, writeCompressed} from '../../scripts/prepare-nginx/compress.ts';
import {countUncompressed} from '../measure/countUncompressed.ts';
import {attempt} from './attempt.ts';
import type {Bench} from './bench.ts';

/** Writes the compressed copies of our build, as `scripts/prepare-nginx.ts` does for a server; the peers write none. */
export async function compressOurs(bench: Bench): Promise<void> {
  const folder = bench.sites.find(({setup}) => setup.name === 'ours')?.folder;
  if (folder === undefined) return;
  await attempt(bench, 'ours', 'compressed copies', async () => {
    const started = performance.now();
    await writeCompressed(listCompressible(folder));
    bench.measurements.add('build.compress', 'ours', (performance.now() - started) / 1000);
    bench.measurements.add('bytes.uncompressed', 'ours', countUncompressed(folder));
  });
}
