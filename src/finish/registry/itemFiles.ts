import type {RegistryFile} from 'expo-iap-tools/data/registry';
import {tidySample} from 'mdx-samples/fence/tidySample';
import {playableApp} from '../../site/playableApps.ts';
import {formatSample} from './formatSample.ts';
import {type SampleItem, sampleItems} from './items.ts';

/** The folder of what is added, in the code of a project. */
export const FOLDER = 'iap';

const IMPORT = /^import [^;]*? from '\.\/([\w-]+)';$/gm;

/** A file of an item. */
export const registryFile = (path: string, target: string, content: string): RegistryFile => ({
  ...{path, type: 'registry:file', target},
  content: `${content.trimEnd()}\n`,
});

/** Reads a sample by its name; nothing where the version has none. */
export type ReadSample = (name: string) => string | undefined;

/** The files of an item as the pages show them, and the screen that passes on what the app of the page gets. */
export async function itemFiles(
  read: ReadSample,
  item: SampleItem,
): Promise<readonly RegistryFile[]> {
  const needed = sampleItems.filter(({name}) => item.needs?.includes(name));
  const others = new Set(needed.flatMap(({entry}) => readSamples(read, entry)).map(pathOf));
  const samples = readSamples(read, item.entry).filter((file) => !others.has(pathOf(file)));
  return [
    ...samples,
    ...(item.app === undefined ? [] : await screenFiles(item, item.app, samples)),
  ];
}

const pathOf = ({path}: RegistryFile): string => path;

/** A sample and what it imports, in the order in which a page shows them. */
function readSamples(read: ReadSample, entry: string): readonly RegistryFile[] {
  const names = new Set([entry]);
  const files: RegistryFile[] = [];
  for (const name of names) {
    const content = tidySample(read(name) ?? '');
    files.push(registryFile(name, `${FOLDER}/${name}`, content));
    for (const [, beside = ''] of content.matchAll(IMPORT))
      names.add(read(`${beside}.ts`) === undefined ? `${beside}.tsx` : `${beside}.ts`);
  }
  return files;
}

/** A screen without props, and the route of it. */
async function screenFiles(
  {name, entry}: SampleItem,
  app: string,
  [first]: readonly RegistryFile[],
): Promise<readonly RegistryFile[]> {
  const component = /^export default function (\w+)/m.exec(first?.content ?? '')?.[1];
  if (component === undefined) throw new Error(`${entry} has no function as its default export.`);
  const {props, functions = []} = playableApp(app);
  const given = [
    ...Object.entries(props).map(([prop, value]) => `${prop}: ${written(value)}`),
    ...functions.map(
      (prop) => `${prop}: (...given: unknown[]) => console.log('${prop}', ...given)`,
    ),
  ].join(', ');
  const screen = `import ${component} from './${entry.replace(/\.tsx$/, '')}';

/** An example: replace it with what your sign-in knows. */
const props = {${given}};

export default function ${component}Screen() {
  return <${component} {...props} />;
}`;
  const file = `${name}-screen`;
  return [
    registryFile(`${file}.tsx`, `${FOLDER}/${file}.tsx`, await formatSample(screen, 'typescript')),
    registryFile('route.tsx', `app/${name}.tsx`, `export {default} from '../${FOLDER}/${file}';`),
  ];
}

/** A value as TypeScript in the style of the samples. */
function written(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${name}: ${written(each)}`)
    .join(', ')}}`;
}
