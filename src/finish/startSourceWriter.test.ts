import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {startSourceWriter} from './startSourceWriter.ts';

const outDir = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(outDir, {recursive: true}));

it(
  'writes twins and cards beside the build, and says what it cannot write',
  {timeout: 60_000},
  async () => {
    const site = {
      ...{siteDir: process.cwd(), outDir, baseUrl: '/', routes: [], bundledFiles: []},
      ...{title: 'Expo IAP', tagline: 'What it is', url: 'https://example.com'},
      content: {docs: undefined, blog: undefined},
      blog: {path: 'blog', title: 'Posts', writeFeeds: async () => undefined},
    };
    expect(await startSourceWriter(site)).toMatch(/^2 cards/);
    for (const file of ['llms.txt', 'img/cards/blog.png'])
      expect(existsSync(join(outDir, file)), file).toBe(true);
    await expect(startSourceWriter(site)).rejects.toThrow(
      'exists already, but Markdown twins write it',
    );
  },
);
