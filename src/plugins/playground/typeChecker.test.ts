import {compileModules} from 'mdx-samples/compile/compile';
import {collectTypes} from 'playground-frame/bundle/collectTypes';
import {compileApp} from 'playground-frame/bundle/compileApp';
import {TypeChecker} from 'playground-frame/check/typeCheck';
import type {SourceFile} from 'playground-frame/edit/compile';
import {describe, expect, it} from 'vitest';
import {sampleLibrary, sampleSetting} from '../../checks/code/sampleSetting.ts';
import {appsOf, type PlayableApp, playableApp} from '../../site/playableApps.ts';
import {playableVersions} from '../playableVersions.ts';
import {appSources} from './appSources.ts';

const root = process.cwd();
const setting = sampleSetting({root, packageRoot: root});

/** Changes that no compiler lets pass: a text of basic-store and what takes its place. */
const mistakes = [
  ['import {', 'import {missing, '],
  ['skus: [', 'sku: ['],
  ['isConsumable: true', 'isConsumable: "yes"'],
  ['coins} coins', 'coin} coins'],
  ['balance: number', 'balance: string'],
] as const;

describe.each(playableVersions)('the type checker of $version', {timeout: 120_000}, (version) => {
  const checker = new TypeChecker(collectTypes(root, version));
  const sourcesOf = async (app: PlayableApp) =>
    (await compileApp(appSources(root, version, app), app.entry)).sources;

  /** What the compiler that checks the pages says about the same file. */
  const compilerSays = ({name, source}: SourceFile): string[] => {
    const segment = {path: name, line: 1, indents: [], start: 0, hidden: 0, expected: []};
    const sample = {
      fileName: `docs/${name}`,
      version: version.version,
      text: source,
      segments: [segment],
    };
    const library = sampleLibrary(root, version);
    return compileModules({...setting, modules: [sample], library}).diagnostics.map(
      ({line, column, code, message}) => `${line + 1}:${column + 1} ${code}: ${message}`,
    );
  };

  it.each(appsOf(version.version))('finds nothing in $name', async (app) => {
    expect(checker.check(await sourcesOf(app))).toEqual([]);
  });

  it('says of a mistake what the compiler of the pages says', async () => {
    const [shop] = await sourcesOf(playableApp('basic-store'));
    if (!shop) throw new Error('The app has no file.');
    for (const [right, wrong] of mistakes) {
      const file = {...shop, source: shop.source.replace(right, wrong)};
      const said = checker
        .check([file])
        .map(({line, column, message}) => `${line}:${column} ${message}`);
      expect(said, wrong).not.toEqual([]);
      expect(said, wrong).toEqual(compilerSays(file));
    }
  });
});
