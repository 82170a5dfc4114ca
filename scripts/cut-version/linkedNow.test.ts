import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {anchorsText} from '../../src/checks/pages/linkedAnchors.ts';
import {linkedNow} from './linkedNow.ts';

it('adds the anchors that other pages lead to, and forgets none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'linked-'));
  const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';
  mkdirSync(join(root, 'docs/guides'), {recursive: true});
  writeFileSync(join(root, 'docs/home.mdx'), `${head}## Part\n\n## Other\n\n[Above](#other)\n`);
  writeFileSync(join(root, 'docs/guides/one.mdx'), `${head}[Part](../home.mdx#part)\n`);
  const before = new Map([['/docs/home', new Set(['old'])]]);
  expect(anchorsText(await linkedNow(root, before))).toBe('/docs/home\told part\n');
  rmSync(root, {recursive: true});
});
