import {prepareFolder} from './prepare-nginx/prepareFolder.ts';
import {runScript} from './runScript.ts';

const [folder = 'build', headersFile = 'deploy/generated/headers.conf'] = process.argv.slice(2);

void runScript(async () => {
  const started = performance.now();
  const {files, sizes} = await prepareFolder(folder, headersFile);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  console.info(
    `${files} files, ${kilobytes(sizes.plain)}: ${kilobytes(sizes.gzip)} as gzip, ${kilobytes(sizes.brotli)} as brotli, in ${seconds} s. Headers: ${headersFile}, redirects beside it.`,
  );
});
