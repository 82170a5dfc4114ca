import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {itemsFile, type PackedItem, registryFolder} from 'expo-iap-tools/data/registry';
import {docsVersions} from '../../site/versions.ts';
import type {RegistrySite} from './items.ts';
import {makeRegistry} from './makeRegistry.ts';

const SCHEMA = 'https://ui.shadcn.com/schema';

/** Writes what can be added with each version: for the command into `dist`, and in shadcn's form into a served folder. */
export async function writeRegistries(
  site: RegistrySite,
  {dist, served}: {readonly dist: string; readonly served: string},
): Promise<void> {
  for (const version of docsVersions) {
    const items = await makeRegistry(site, version);
    writeFileSync(join(dist, itemsFile(version.version)), JSON.stringify(items));
    writeServed(join(served, registryFolder(version.version)), items, site.address);
  }
}

function writeServed(folder: string, packed: readonly PackedItem[], homepage: string): void {
  mkdirSync(folder, {recursive: true});
  const write = (name: string, schema: string, data: object): void => {
    const text = JSON.stringify({$schema: `${SCHEMA}/${schema}.json`, ...data}, null, 2);
    writeFileSync(join(folder, `${name}.json`), `${text}\n`);
  };
  // JSON leaves out what is undefined.
  const items = packed.map((item) => ({...item, javascript: undefined}));
  for (const item of items) write(item.name, 'registry-item', item);
  const listed = items.map((item) => ({
    ...item,
    files: item.files.map((file) => ({...file, content: undefined})),
  }));
  write('registry', 'registry', {name: 'expo-iap', homepage, items: listed});
}
