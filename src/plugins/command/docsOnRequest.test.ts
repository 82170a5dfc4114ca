import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {docsOnRequest} from './docsOnRequest.ts';
import {packBuiltDocs} from './packBuiltDocs.ts';

const FILE = '/cli/docs.tgz';

function start(failures = 0) {
  const done: string[] = [];
  let left = failures;
  const {middleware, forget} = docsOnRequest(
    {
      middleware: ({url}, _response, next) => {
        done.push(`before ${url}`);
        next();
      },
    },
    FILE,
    async () => {
      done.push('pack');
      left -= 1;
      if (left >= 0) throw new Error('no build');
    },
  );
  const ask = (url: string): Promise<unknown> =>
    new Promise((resolve) => middleware({url}, {}, resolve));
  return {ask, forget, done};
}

it('packs once, after the work that empties the folder, and again when that was done again', async () => {
  const {ask, forget, done} = start();
  await ask('/cli/other.tgz');
  await ask(FILE);
  await ask(FILE);
  expect(done).toEqual(['before /cli/other.tgz', `before ${FILE}`, 'pack', `before ${FILE}`]);
  forget();
  await ask(FILE);
  expect(done.filter((each) => each === 'pack')).toHaveLength(2);
});

it('tells whoever asks why there is none, and tries again', async () => {
  const {ask} = start(1);
  expect(await ask(FILE)).toEqual(new Error('no build'));
  expect(await ask(FILE)).toBeUndefined();
});

it('says what to do where nothing is built', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'no-build-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true, force: true}));
  await expect(packBuiltDocs({siteDir, folder: siteDir, address: 'http://a/'})).rejects.toThrow(
    'Run npm run build',
  );
});
