import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {playableVersions} from '../../src/plugins/playableVersions.ts';

/** What a reader downloads of the code, gzip. */
const MOST_BYTES = 35_000;

/** A test as a reader writes it, with the strictest settings that are usual. */
const CONSUMER = `import {newPhone, settled, expoModulesCore, reactNative, followPhone, type Phone} from './expo-iap-store';
const phone: Phone = newPhone('ios', {account: null, products: [{id: 'a', title: 'A', kind: 'unlock', price: 1}]});
phone.store.answer('pending', {fails: 'network'}, {billing: 7}, {domain: 'SKErrorDomain', code: 4});
followPhone(reactNative.Platform);
export const faults: string[] = phone.ledger.faults();
export const core: unknown = expoModulesCore({});
// @ts-expect-error There is no such answer.
phone.store.answer('maybe');
// @ts-expect-error There is no such system.
newPhone('web');
await settled();
`;

describe.each(playableVersions)('X the test kit of $version', ({version, patch}) => {
  const folder = resolve('build/kit', version);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it('has a checksum for each file', () => {
    const sums = read('SHA256SUMS').trim().split('\n');
    const names = readdirSync(folder).filter((name) => name !== 'SHA256SUMS');
    const expected = names.map((name) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex');
      return `${sum}  ${name}`;
    });
    expect(sums.toSorted()).toEqual(expected.toSorted());
  });

  it('says in its first lines what it follows and how it is licensed', () => {
    const license = read('LICENSE');
    expect(license).toBe(readFileSync('LICENSE', 'utf8'));
    const copyright = license.split('\n').find((line) => line.startsWith('Copyright'));
    for (const name of readdirSync(folder).filter((one) => one.startsWith('expo-iap-store.'))) {
      const head = read(name).slice(0, 500);
      expect(head, name).toContain(`expo-iap ${patch}\n`);
      expect(head, name).toContain(`MIT. ${copyright}.`);
    }
  });

  it('is small, and needs nothing else', () => {
    for (const name of ['expo-iap-store.js', 'expo-iap-store.mjs']) {
      const bytes = gzipSync(read(name), {level: 9}).length;
      console.info(`${version} ${name}: ${bytes} bytes`);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(read(name)).not.toMatch(/(?<![\w.#])require\(['"]|^import /m);
    }
  });

  it('has types that a strict test compiles against', () => {
    const file = join(folder, 'consumer.test.ts');
    const options: ts.CompilerOptions = {
      ...{strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true},
      ...{noEmit: true, types: [], lib: ['lib.es2022.d.ts']},
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const host = ts.createCompilerHost(options);
    const {fileExists, readFile} = host;
    host.fileExists = (name) => name === file || fileExists(name);
    host.readFile = (name) => (name === file ? CONSUMER : readFile(name));
    const program = ts.createProgram({rootNames: [file], options, host});
    const found = ts.getPreEmitDiagnostics(program);
    expect(ts.formatDiagnostics(found, host)).toBe('');
    expect(program.getSourceFiles().map(({fileName}) => fileName)).toContain(
      join(folder, 'expo-iap-store.d.ts'),
    );
  });
});
