import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import type {BuiltSite} from './builtSite.ts';

/** Packages whose files are copied into the build instead of being bundled. */
const COPIED = ['pagefind'];

/** Lists in `licenses.txt` what the bundler put into the browser's files, with the licenses that ask for it. */
export function writeLicenseFile({siteDir, outDir, bundledFiles}: BuiltSite): void {
  const copied = COPIED.map((name) => join(siteDir, 'node_modules', name));
  const folders = [...collectPackages(bundledFiles), ...copied];
  writeFileSync(join(outDir, 'licenses.txt'), writeLicenses(folders.map(readLicense)));
}

/** Returns the folders of the packages that files belong to; files of the site itself belong to none. */
export function collectPackages(files: Iterable<string>): string[] {
  return [...new Set([...files].flatMap((file) => packageOf(file) ?? []))].sort();
}

function packageOf(file: string): string | undefined {
  const marker = `${sep}node_modules${sep}`;
  const start = file.lastIndexOf(marker);
  if (start < 0) return undefined;
  const modules = file.slice(0, start + marker.length - 1);
  const [first = '', second = ''] = file.slice(start + marker.length).split(sep);
  const folder = join(modules, first.startsWith('@') ? join(first, second) : first);
  if (existsSync(join(folder, 'package.json'))) return folder;
  throw new Error(
    `${file} is in the browser bundle, but ${dirname(folder)} has no package with a package.json for it: its license is unknown.`,
  );
}

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
  const value: unknown = Object(data)[key];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(
    `${file} has no "${key}", but visitors download parts of the package: find out its license before you use it.`,
  );
}

const RULE = '-'.repeat(72);

/** Writes the list of packages and, below it, each license text once with the packages that it is for. */
export function writeLicenses(
  licenses: readonly License[],
  title = `This site sends parts of ${licenses.length} packages to the browser.`,
): string {
  const sorted = [...licenses].sort((a, b) => label(a).localeCompare(label(b), 'en'));
  const owners = new Map<string, string[]>();
  for (const license of sorted) {
    if (license.text === undefined) continue;
    owners.set(license.text, [...(owners.get(license.text) ?? []), label(license)]);
  }
  return [
    title,
    '',
    ...sorted.map(describe),
    ...[...owners].flatMap(([text, names]) => ['', RULE, names.join(', '), '', text]),
    '',
  ].join('\n');
}

function describe(license: License): string {
  const note = license.text === undefined ? ' (the package ships no text)' : '';
  return `${label(license)}: ${license.license}${note}`;
}

function label({name, version}: License): string {
  return `${name} ${version}`;
}
