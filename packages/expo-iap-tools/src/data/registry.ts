import {requirePacked} from './packed.ts';

/** A file of an item, as shadcn's registries describe one. */
export type RegistryFile = {
  /** The name of the file that the page shows. */
  readonly path: string;
  readonly type: 'registry:file';
  /** Where it goes: below `src` in a project that has this folder, or with `~/` below the project itself. */
  readonly target: string;
  readonly content: string;
};

/** Something that can be added to a project, in the form of shadcn's registries, so that its tool reads it too. */
export type RegistryItem = {
  readonly name: string;
  readonly type: 'registry:item';
  readonly title: string;
  /** Where the site shows and explains it. */
  readonly description: string;
  /** What is left to do, one step a line. */
  readonly docs: string;
  readonly dependencies?: readonly string[];
  readonly devDependencies?: readonly string[];
  /** Addresses of the items that it needs. */
  readonly registryDependencies?: readonly string[];
  readonly files: readonly RegistryFile[];
};

/** An item with its files in JavaScript too, which only the command has. */
export type PackedItem = RegistryItem & {readonly javascript: readonly RegistryFile[]};

/** The list of items of a docs version, which the build of the site packs. */
export const itemsFile = (version: string): string => `registry-${version}.json`;

/** Every item of a docs version. */
export const loadItems = (version: string): readonly PackedItem[] =>
  JSON.parse(requirePacked(itemsFile(version)));

/** The folder of the site with the items of a docs version. */
export const registryFolder = (version: string): string => `r/${version}`;
