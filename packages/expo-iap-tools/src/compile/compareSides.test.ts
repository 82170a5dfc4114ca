import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {latestPatch, packageOf} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import {installed, makeProject, NEW, OLD} from '../project/testing/makeProject.ts';
import {compareSides} from './compareSides.ts';

it('reads a project without TypeScript, and says that its compiler could not be asked', () => {
  const project = makeProject({...installed('2.7.5'), 'src/shop.js': OLD});
  const {code, out} = project.call('--verify');
  expect(code).toBe(1);
  expect(out).toContain('src/shop.js:1:9');
  expect(out).toContain(`No TypeScript is installed around ${project.folder}.`);
  expect(readdirSync(join(project.folder, 'node_modules'))).toEqual(['expo-iap']);
});

const newest = latestPatch('2.8');
const {resolve} = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/** A project whose files are compiled with the real types of a release, one with the text that it will have. */
function compileWith(text: string, compiler: Readonly<Record<string, string>> = {}) {
  const options = {strict: true, module: 'esnext', moduleResolution: 'bundler', types: []};
  const project = makeProject({
    'tsconfig.json': JSON.stringify({compilerOptions: options, include: ['*.ts']}),
    'shop.ts': OLD,
    'use.ts': `import {receipt} from './shop';\nexport const text: Promise<string> = receipt();\n`,
    ...compiler,
  });
  const links = {'expo-iap': packageOf(newest), 'expo-modules-core': 'expo-modules-core'};
  const all = Object.keys(compiler).length > 0 ? links : {...links, typescript: 'typescript'};
  mkdirSync(join(project.folder, 'node_modules'), {recursive: true});
  for (const [name, target] of Object.entries(all))
    symlinkSync(folderOf(target), join(project.folder, 'node_modules', name));
  const [shop = '', use = ''] = ['shop.ts', 'use.ts'].map((name) => join(project.folder, name));
  const compared = compareSides({
    project: {cwd: project.folder, folder: project.folder},
    sides: ['any', newest],
    files: new Set([shop, use]),
    alone: false,
    texts: new Map([[shop, text]]),
  });
  expect(project.read('shop.ts')).toBe(OLD);
  return compared;
}

it('compiles texts that are not written, with what imports them', () => {
  // What the disk has is refused in the other file.
  const other = OLD.replaceAll('getReceiptIos', 'initConnection');
  expect(compileWith(other)).toMatchObject({
    refused: [{file: 'use.ts', line: 2, code: 'TS2322'}],
  });
});

it('does not take the word of a compiler that reads only the disk', () => {
  const tsc = `if (process.argv.includes('--showConfig')) console.log('{"files": ["./shop.ts"]}');\n`;
  const manifest = JSON.stringify({version: '7.0.0', bin: {tsc: 'tsc.js'}});
  const fake = {
    'node_modules/typescript/package.json': manifest,
    'node_modules/typescript/tsc.js': tsc,
  };
  expect(compileWith(NEW, fake)).toEqual({
    reason:
      'TypeScript 7.0.0 reads only what is on the disk. Name the end of one stage at a time, with --fix --verify.',
  });
});
