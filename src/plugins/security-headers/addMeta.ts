import type {Page} from './hashInline.ts';
import {writePolicy} from './policy.ts';
import type {InlineHashes} from './policy.ts';

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Returns the page with the policy in a `<meta>`, for hosts that cannot send headers. It stands behind the
 * charset, which must come first, and before everything that the policy judges.
 */
export function addMeta({file, html}: Page, hashes: InlineHashes): string {
  const charset = CHARSET.exec(html);
  const firstScript = html.search(/<script/i);
  if (!charset || (firstScript >= 0 && firstScript < charset.index))
    throw new Error(
      `${file} has no <meta charset> before its first script: the content security policy has no place.`,
    );
  const end = charset.index + charset[0].length;
  const policy = writePolicy(hashes, 'meta');
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}
