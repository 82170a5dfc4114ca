import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {describe, expect, it} from 'vitest';

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
};
type Manifest = {workspaces: string[]} & Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
const wanted = {...manifest.dependencies, ...manifest.devDependencies};
/** Packages that npm downloads: workspaces, and the links to them, are part of the repository. */
const packages = Object.entries(lock.packages).filter(
  ([path, {link, resolved = ''}]) => path !== '' && !isWorkspace(link ? resolved : path),
);
const exact = /^(?:npm:(?:@[a-z0-9-]+\/)?[a-z0-9.-]+@)?\d+\.\d+\.\d+(?:-[a-z0-9.]+)?$/;

function isWorkspace(folder: string): boolean {
  return [folder, `${dirname(folder)}/*`].some((name) => manifest.workspaces.includes(name));
}

describe('X package.json', () => {
  it('asks for exact versions only', () => {
    expect(Object.keys(wanted).length).toBeGreaterThan(20);
    const loose = Object.entries({...wanted, ...manifest.overrides}).filter(
      ([, version]) => !exact.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has every Docusaurus package in one version', () => {
    const versions = Object.entries(wanted).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
  });
});

describe('X the settings of npm', () => {
  const settings = readFileSync('.npmrc', 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#;]/.test(line));

  it('let no package run a script when it is installed', () => {
    expect(settings).toContain('ignore-scripts=true');
    expect(settings).toContain('save-exact=true');
  });

  it('send nobody to another registry and contain no key', () => {
    expect(settings.filter((line) => /registry|_auth|token|password|\/\//i.test(line))).toEqual([]);
  });
});

describe('X package-lock.json', () => {
  it('agrees with package.json', () => {
    const wrong = Object.entries(wanted).filter(([name, version]) => {
      const {link, resolved = '', ...locked} = lock.packages[`node_modules/${name}`] ?? {};
      const {version: found} = link ? (lock.packages[resolved] ?? {}) : locked;
      return found !== version.replace(/^npm:.+@/, '');
    });
    expect(wrong).toEqual([]);
  });

  it('has a strong checksum of every package', () => {
    expect(packages.length).toBeGreaterThan(500);
    const weak = packages.filter(
      ([, {integrity, link}]) => link || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );
    expect(weak.map(([path]) => path)).toEqual([]);
  });

  it('takes packages as archives from one registry, never from a repository, a folder or an open line', () => {
    const sources = packages.flatMap(([, {resolved}]) =>
      resolved === undefined ? [] : [resolved],
    );
    const odd = sources.filter((source) => !/^https:\/\/[^/@?#]+\/[^?#]+\.tgz$/.test(source));
    expect(odd).toEqual([]);
    expect(new Set(sources.map((source) => new URL(source).origin)).size).toBeLessThan(2);
  });
});
