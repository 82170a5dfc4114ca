import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type PackedItem, registryFolder} from 'expo-iap-tools/data/registry';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseReadable} from 'mdx-samples/page';
import {visit} from 'unist-util-visit';
import {headingAnchors} from '../../markdown/headings.ts';
import {readSampleFile} from '../../markdown/readSampleFile.ts';
import {type DocsVersion, folderOf, versionRoot} from '../../site/versions.ts';
import {FOLDER, itemFiles, type ReadSample} from './itemFiles.ts';
import {type MadeItem, type RegistrySite, type SampleItem, sampleItems} from './items.ts';
import {javaScriptName, toJavaScript} from './toJavaScript.ts';
import {serverItem, testsItem} from './toolItems.ts';

/** Everything that can be added to a project with a version, from the files that its pages show. */
export async function makeRegistry(
  site: RegistrySite,
  version: DocsVersion,
): Promise<readonly PackedItem[]> {
  const read: ReadSample = (name) => readSampleFile(site.siteDir, version.version, name);
  const items = [
    ...(await Promise.all(sampleItems.map((item) => sampleItem(site, version, {...item, read})))),
    serverItem(site),
    ...(version.playable ? [testsItem(site, version)] : []),
  ];
  return Promise.all(items.map((item) => withJavaScript(version, site, item)));
}

async function sampleItem(
  {siteDir, address}: RegistrySite,
  version: DocsVersion,
  {read, ...item}: SampleItem & {readonly read: ReadSample},
): Promise<MadeItem> {
  const {name, title, page, app, needs = [], steps} = item;
  const folder = folderOf(version.version);
  const own = await itemFiles(read, item);
  const screen = `Import ${FOLDER}/${name}-screen in your App and show it, or with expo-router open the route /${name}. What it passes on is an example.`;
  const left = steps ?? readSteps({siteDir, address}, `${folder}/${page}.mdx`, version.version);
  return {
    ...{name, title, needs, files: own},
    description: `${address}${versionRoot(version).slice(1)}/${page}`,
    docs: [...(app === undefined ? [] : [screen]), ...left].join('\n'),
    dependencies: [`expo-iap@${version.patch}`],
  };
}

/** The list below "How to run it" of a page, with the addresses of tools: a terminal shows no links. */
function readSteps(
  {siteDir, address}: RegistrySite,
  path: string,
  version: string,
): readonly string[] {
  const source = readFileSync(join(siteDir, path), 'utf8');
  const {tree} = parseReadable({path, version, source});
  const list = listBelow(tree, 'how-to-run-it');
  if (!list) throw new Error(`${path} has no list of steps below #how-to-run-it.`);
  visit(list, 'link', ({url, children}) => {
    if (url.startsWith('/')) children.push({type: 'text', value: ` (${address}${url.slice(1)})`});
  });
  return list.children.map((step) => toString(step).replaceAll(/\s+/g, ' ').trim());
}

function listBelow(tree: Root, anchor: string) {
  const heading = headingAnchors(tree).find(({id}) => id === anchor)?.heading;
  const after = heading ? tree.children.slice(tree.children.indexOf(heading)) : [];
  return after.find((node) => node.type === 'list');
}

async function withJavaScript(
  {version}: DocsVersion,
  {address}: RegistrySite,
  {needs = [], ...item}: MadeItem,
): Promise<PackedItem> {
  const addresses = needs.map((name) => `${address}${registryFolder(version)}/${name}.json`);
  const javascript = item.files.map(async ({path, target, content, ...file}) => ({
    ...{...file, path: javaScriptName(path), target: javaScriptName(target)},
    content: await toJavaScript(path, content),
  }));
  return {
    ...{type: 'registry:item', ...item},
    ...(addresses.length > 0 && {registryDependencies: addresses}),
    javascript: await Promise.all(javascript),
  };
}
