import {IMMUTABLE, immutableFolders, securityHeaders} from './headers.ts';
import type {InlineHashes} from './policy.ts';

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read. Both join values when two rules match, and
 * both revalidate files without a cache rule, so only the immutable folders have one.
 */
export function writeHeadersFile(hashes: InlineHashes, baseUrl: string): string {
  const rules = [
    {path: '/*', headers: securityHeaders(hashes)},
    ...immutableFolders.map((folder) => ({
      path: `${baseUrl}${folder.slice(1)}*`,
      headers: [['Cache-Control', IMMUTABLE] as const],
    })),
  ];
  return rules
    .map(({path, headers}) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
