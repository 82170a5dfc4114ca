import {prepareFolder} from './prepare-nginx/prepareFolder.ts';

const [folder = 'build', headersFile = 'deploy/generated/headers.conf'] = process.argv.slice(2);
const started = performance.now();

prepareFolder(folder, headersFile).then(
  ({files, sizes}) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
    console.info(
      `${files} files, ${kilobytes(sizes.plain)}: ${kilobytes(sizes.gzip)} as gzip, ${kilobytes(sizes.brotli)} as brotli, in ${seconds} s. Headers: ${headersFile}, redirects beside it.`,
    );
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
