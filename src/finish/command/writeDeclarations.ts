import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';

/** The types of the releases that are at hand, for commands that ask the compiler of a project. */
export function writeDeclarations(root: string, folder: string): void {
  for (const line of [...upgradeTargets, ...releaseLines])
    for (const patch of [line, ...line.olderPatches]) {
      const {folder: library, entry} = resolveLibrary(root, patch);
      const types = dirname(entry);
      const names = readdirSync(types, {recursive: true, encoding: 'utf8'});
      for (const name of names.filter((each) => each.endsWith('.d.ts') && !each.includes('__'))) {
        const copy = join(folder, patch.patch, 'build', name);
        mkdirSync(dirname(copy), {recursive: true});
        const text = readFileSync(join(types, name), 'utf8');
        writeFileSync(copy, text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
      }
      const own = `build/${entry.slice(types.length + 1)}`;
      const manifest = {name: 'expo-iap', version: patch.patch, types: own};
      writeFileSync(join(folder, patch.patch, 'package.json'), JSON.stringify(manifest));
      const license = join(library, 'LICENSE');
      if (existsSync(license)) copyFileSync(license, join(folder, patch.patch, 'LICENSE'));
    }
}
