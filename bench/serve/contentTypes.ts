import {extname} from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const TEXT = /^text\/|json|svg/;

/** Returns the type that a file is sent with. */
export function contentType(file: string): string {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Says whether a type is text, which hosts send compressed. */
export function isText(type: string): boolean {
  return TEXT.test(type);
}
