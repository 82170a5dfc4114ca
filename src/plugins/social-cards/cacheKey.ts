import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ReactElement} from 'react';

const TOOLS = ['satori', '@resvg/resvg-wasm', '@fontsource/inter'];

/** Reads what decides, beside its arrangement, how a card looks: the releases of the tools that draw it. */
export function readTools(siteDir: string): string {
  return TOOLS.map((tool) =>
    readFileSync(join(siteDir, 'node_modules', tool, 'package.json'), 'utf8'),
  ).join('\n');
}

/** Names the picture of an arranged card by its content, so that what did not change is not drawn again. */
export function cacheKey({props}: ReactElement, tools: string): string {
  return createHash('sha256').update(JSON.stringify(props)).update(tools).digest('hex');
}
