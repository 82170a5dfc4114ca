import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const root = `${import.meta.dirname}/../..`;
const read = (folder: string, file: string) =>
  readFileSync(`${root}/${folder}/examples/_samples/${file}`, 'utf8');

// These files speak no word of the library, so no version may differ; the tests run those of 2.8.
const shared = [
  'catalog.ts',
  'server-check.ts',
  'use-account.ts',
  'complete-impl.tsx',
  'subscription-manager.tsx',
];

describe('samples without the library', () => {
  it.each(shared)('%s is the same in every version', (file) => {
    const current = read('docs', file);
    expect(current).not.toContain("'expo-iap'");
    expect(read('versioned_docs/version-2.7', file)).toBe(current);
    expect(read('versioned_docs/version-2.6', file)).toBe(current);
  });
});
