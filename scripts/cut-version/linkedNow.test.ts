import {expect, it} from 'vitest';
import {anchorsText} from '../../src/checks/pages/linkedAnchors.ts';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {linkedNow} from './linkedNow.ts';

const {at, write} = testFolder();

it('adds the anchors that other pages lead to, and forgets none', async () => {
  const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';
  write('docs/home.mdx', `${head}## Part\n\n## Other\n\n[Above](#other)\n`);
  write('docs/guides/one.mdx', `${head}[Part](../home.mdx#part)\n`);
  const before = new Map([['/docs/home', new Set(['old'])]]);
  expect(anchorsText(await linkedNow(at(), before))).toBe('/docs/home\told part\n');
});
