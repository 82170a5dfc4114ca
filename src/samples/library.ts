import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the compiler finds one patch of the library. */
export type LibraryTypes = {
  readonly patch: string;
  /** Folder of the package. */
  readonly folder: string;
  /** The file that `import … from 'expo-iap'` means. */
  readonly entry: string;
};

/** Finds the types of a patch: an npm alias, or a folder of the repository. */
export function resolveLibrary(
  packageRoot: string,
  {patch, package: name}: {readonly patch: string; readonly package: string},
): LibraryTypes {
  const folder = path.join(packageRoot, name.includes('/') ? name : `node_modules/${name}`);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(
      `The types of expo-iap ${patch} are missing: there is no ${name}/package.json. Run npm ci.`,
    );
  }
  const {types, version} = readManifest(manifest);
  if (version !== undefined && version !== patch) {
    throw new Error(`${name} is expo-iap ${version}, but versionTable.json says ${patch}.`);
  }
  return {patch, folder, entry: path.join(folder, types ?? 'index.d.ts')};
}

function readManifest(file: string): {types?: string; version?: string} {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null) return {};
  return {
    ...('types' in manifest && typeof manifest.types === 'string' && {types: manifest.types}),
    ...('version' in manifest &&
      typeof manifest.version === 'string' && {version: manifest.version}),
  };
}
