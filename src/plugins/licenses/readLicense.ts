import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][a-z.-]+)?$/i;

/** What the list says about a package. */
export type License = {
  readonly name: string;
  readonly version: string;
  /** Identifier of the license, such as `MIT`. */
  readonly license: string;
  /** Text of the license; some packages name it without shipping it. */
  readonly text: string | undefined;
};

/** Reads the license of an installed package; a package without one stops the build. */
export function readLicense(folder: string): License {
  const file = join(folder, 'package.json');
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const texts = licenseFiles(folder).map((path) =>
    readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim(),
  );
  return {
    name: stringAt(data, 'name', file),
    version: stringAt(data, 'version', file),
    license: stringAt(data, 'license', file),
    text: texts.length > 0 ? texts.join('\n\n') : undefined,
  };
}

/** Some packages keep their licenses in a folder of that name. */
function licenseFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => LICENSE_FILE.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    })
    .sort();
}

function stringAt(data: unknown, key: string, file: string): string {
  const value: unknown =
    typeof data === 'object' && data !== null
      ? Object.entries(data).find(([name]) => name === key)?.[1]
      : undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(
    `${file} has no "${key}", but visitors download parts of the package: find out its license before you use it.`,
  );
}
