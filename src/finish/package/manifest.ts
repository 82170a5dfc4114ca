import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';

const texts = v.record(v.string(), v.string());
const schema = v.looseObject({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  engines: texts,
  exports: texts,
  imports: v.optional(texts),
  bin: v.optional(texts),
  dependencies: v.optional(texts),
  peerDependencies: v.optional(texts),
});

/** What the package.json of a package in this repository says. */
export type Manifest = v.InferOutput<typeof schema>;

export function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (v.is(schema, content)) return content;
  throw new Error(
    `${file} needs "name", "version" and "license" as strings, "engines", and "exports" with one file for each entry: "./name": "./src/name.ts".`,
  );
}

type Target = {readonly types: string; readonly default: string};
type Doors = Readonly<
  Record<string, string | Target | {readonly [way in 'import' | 'require']: Target}>
>;

/** The entries of a published package. */
export type Entries = {
  readonly exports: Doors;
  readonly imports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
};

/** The package.json that is published: the one here with these entries and the dependencies that are used. */
export function publishedManifest(
  manifest: Manifest,
  entries: Entries,
  used: ReadonlySet<string>,
): object {
  const {name, dependencies = {}, peerDependencies = {}} = manifest;
  const missing = [...used].filter((one) => !(one in dependencies) && !(one in peerDependencies));
  if (missing.length > 0)
    throw new Error(
      `${name} imports ${missing.join(', ')}, in its code or its types. Name that under "dependencies" in its ` +
        'package.json, because whoever installs it needs it too.',
    );
  const needed = Object.entries(dependencies).filter(([one]) => used.has(one));
  return {
    ...manifest,
    type: 'module',
    imports: undefined,
    ...entries,
    dependencies: needed.length > 0 ? Object.fromEntries(needed) : undefined,
    ...{private: undefined, scripts: undefined, devDependencies: undefined},
  };
}
