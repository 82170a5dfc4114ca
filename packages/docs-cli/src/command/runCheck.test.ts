import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {run} from './run.ts';

it('does not end with 0 over a file with the library that was not read', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(cwd, {recursive: true, force: true}));
  writeFileSync(join(cwd, 'package.json'), '{}');
  writeFileSync(join(cwd, 'a.ts'), 'export {};');
  writeFileSync(join(cwd, 'shop.ts'), Buffer.from(`import 'expo-iap';`, 'utf16le'));
  let [out, err] = ['', ''];
  const code = await run(['check', '--release', '2.8.8'], {
    ...{cwd, env: {}, readInput: async () => undefined},
    stdout: {write: (text) => (out += text)},
    stderr: {write: (text) => (err += text)},
  });
  expect(out).toContain('Not read: shop.ts is in UTF-16; save it as UTF-8.');
  expect(err).toContain('Not all of shop.ts could be read');
  expect(code).toBe(2);
});
