import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {transform} from 'esbuild';
import {makeAdd} from 'expo-iap-tools/command/add';
import {
  itemsFile,
  type PackedItem,
  type RegistryFile,
  registryFolder,
} from 'expo-iap-tools/data/registry';
import {installed, listen, makeProject} from 'expo-iap-tools/project/testing/makeProject';
import {compileModules} from 'mdx-samples/compile/compile';
import type {SampleModule} from 'mdx-samples/modules';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sampleLibrary, sampleSetting} from '../../checks/code/sampleSetting.ts';
import {commandAddress} from '../../content/commandAddresses.ts';
import {docsVersions, folderOf} from '../../site/versions.ts';
import {writeRegistries} from './writeRegistries.ts';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));
beforeAll(() => writeRegistries(site, {dist: folder, served: folder}), 60_000);
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const site = {siteDir: root, address: 'https://expo-iap.hyo.dev/'};
const setting = sampleSetting({root, packageRoot: root});

/** Adds an item to a new project with routes, and reads its code but for tests, whose packages are not here. */
async function addTo(name: string, items: readonly PackedItem[], patch: string) {
  const manifest = {dependencies: {'expo-iap': patch, 'expo-router': '*'}};
  const project = makeProject({
    ...{'tsconfig.json': '{}', 'src/app/index.tsx': '', ...installed(patch)},
    'package.json': JSON.stringify(manifest),
  });
  const {around, said} = listen(project.folder);
  const code = await makeAdd(() => items).run([name], around);
  const names = readdirSync(join(project.folder, 'src'), {recursive: true, encoding: 'utf8'})
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/test\/|\/index\./.test(file));
  const files = names.map((fileName) => ({fileName, text: project.read(fileName)}));
  return {code, out: said.out, files};
}

const linesOf = (code: string) => code.split('\n').map((line) => line.trim());
const comments = ({content}: RegistryFile) =>
  linesOf(content).filter((line) => line.startsWith('// '));

describe.each(docsVersions)('what can be added with $version', (entry) => {
  const {version, patch, playable} = entry;
  const made = (): readonly PackedItem[] => read(itemsFile(version));

  it('is every example of the pages, a server, and tests where there is a kit', async () => {
    const tests = playable ? ['tests'] : [];
    const names = ['shop', 'coins', 'subscription', 'gate', 'server', ...tests];
    expect(made().map(({name}) => name)).toEqual(names);
  });

  it('is what the first lines of the examples add', () => {
    const examples = join(folderOf(version), 'examples');
    const pages = readdirSync(examples).filter((name) => name.endsWith('.mdx'));
    const added = pages.flatMap((name) => {
      const [lead = ''] = readFileSync(join(examples, name), 'utf8').split('\n## ');
      return lead.split(`\nnpx ${commandAddress} add `).slice(1);
    });
    const shown = made().filter(({files}) => files.some(({path}) => path === 'route.tsx'));
    expect(added.map((each) => each.split('\n')[0]).toSorted()).toEqual(
      shown.map(({name}) => name).toSorted(),
    );
  });

  it('compiles in a project with the release', async () => {
    const modules: SampleModule[] = [];
    for (const {name} of made()) {
      const {code, files, out} = await addTo(name, made(), patch);
      expect([name, code]).toEqual([name, 0]);
      expect(out).toContain('What is left to do:\n  1. ');
      // The first way to buy, in a terminal, where a link has no address.
      expect(out.split('the pocket store').slice(1)).toSatisfy((rest: readonly string[]) =>
        rest.every((each) => each.startsWith(` (${site.address}tools/pocket-store)`)),
      );
      expect(out).not.toContain('The screen is');
      // The project has the library.
      expect(out).not.toMatch(/\d\. install|expo install/i);
      expect(files.length > 1).toBe(name !== 'server');
      const own = files.map((file) => ({...file, fileName: `${name}/${file.fileName}`}));
      modules.push(...own.map((file) => ({...file, version, segments: []})));
    }
    const library = sampleLibrary(root, entry);
    expect(compileModules({...setting, modules, library}).diagnostics).toEqual([]);
  });

  it('is JavaScript with the comments of the code, and with no types and no comment about one', async () => {
    for (const {files, javascript} of made())
      for (const [index, file] of javascript.entries()) {
        expect(file.target).not.toMatch(/\.tsx?$/);
        if (!/\.jsx?$/.test(file.path)) continue;
        await transform(file.content, {loader: 'jsx'});
        const [typed] = files.slice(index, index + 1);
        expect(comments(file)).toEqual(typed && comments(typed));
        expect(file.content).not.toMatch(/\*\/\n\n/);
      }
  });
});

it('is served in the form of shadcn’s registries, where each item can be added without its settings', async () => {
  for (const {version} of docsVersions) {
    const served = (name: string) => read(`${registryFolder(version)}/${name}.json`);
    const {$schema, items} = served('registry');
    expect($schema).toBe('https://ui.shadcn.com/schema/registry.json');
    for (const {name, files} of items) {
      const item = served(name);
      expect(item).toMatchObject({name, type: 'registry:item'});
      expect(item).not.toHaveProperty('javascript');
      for (const {path, type, target, content} of item.files) {
        expect(files).toContainEqual({path, type, target});
        expect([type, content === '']).toEqual(['registry:file', false]);
      }
    }
  }
});
