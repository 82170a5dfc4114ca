import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {collectBlocks} from 'mdx-samples/blocks';
import {buildModules} from 'mdx-samples/modules';
import {parseReadable} from 'mdx-samples/page';
import type {AppSources} from 'playground-frame/bundle/compileApp';
import {linkFiles} from 'playground-frame/bundle/linkFiles';
import {nameBlocks} from '../../markdown/blockNames.ts';
import {readSampleFile} from '../../markdown/readSampleFile.ts';
import type {PlayableApp} from '../../site/playableApps.ts';
import {type DocsVersion, folderOf} from '../../site/versions.ts';

/** The files that an app is made of: those of `_samples`, linked to blocks of pages when it has some. */
export function appSources(siteDir: string, version: DocsVersion, app: PlayableApp): AppSources {
  const folder = folderOf(version.version);
  const blocks = (app.pages ?? []).flatMap((page) => readBlocks(siteDir, folder, page, version));
  const read = (name: string) => readSampleFile(siteDir, version.version, name);
  const own = [app.entry, ...(app.others ?? [])].flatMap((name) => {
    const text = read(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const linked = linkFiles(new Map(blocks.length > 0 ? [...own, ...blocks] : []));
  return (asked) => {
    for (const name of [asked, `${asked}.tsx`, `${asked}.ts`]) {
      const text = linked.get(name) ?? (/\.tsx?$/.test(name) ? read(name) : undefined);
      if (text !== undefined) return {name, text};
    }
    throw new Error(`The app "${app.name}" has no file "${asked}", which it imports.`);
  };
}

type AppPage = NonNullable<PlayableApp['pages']>[number];

/** The blocks of a page as files, under the names that the app gives them. */
function readBlocks(
  siteDir: string,
  folder: string,
  {page, blocks}: AppPage,
  {version}: DocsVersion,
): (readonly [name: string, text: string])[] {
  const path = page.startsWith('src/') ? page : `${folder}/${page}`;
  const source = readFileSync(join(siteDir, path), 'utf8');
  const parsed = parseReadable({path, version, source});
  const named = nameBlocks(parsed.tree, buildModules(collectBlocks(parsed).blocks).built);
  return Object.entries(blocks).map(([name, file]) => {
    const found = named.find((one) => one.name === name);
    if (found) return [file, found.module.text] as const;
    const known = named.map((one) => one.name).join(', ');
    throw new Error(`${path} has no block "${name}" for an app. Blocks: ${known}.`);
  });
}
