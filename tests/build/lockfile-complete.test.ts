import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findLocked, type LockedPackages, readLock} from './readLock.ts';

const packages = readLock();

/** What a package asks for and the lock file lacks, or has in another version than the one asked for. */
function unlocked(all: LockedPackages, kind: 'dependencies' | 'optionalDependencies'): string[] {
  return Object.entries(all).flatMap(([folder, entry]) =>
    Object.entries(entry[kind] ?? {}).flatMap(([name, wanted]) => {
      const found = findLocked(all, folder, name);
      if (!found) return [`${folder} asks for ${name} ${wanted}, which is not locked`];
      return /^\d+\.\d+\.\d+$/.test(wanted) && found.version !== wanted
        ? [`${folder} asks for ${name} ${wanted}, but ${found.version} is locked`]
        : [];
    }),
  );
}

describe('X package-lock.json has what npm ci asks for on any machine', () => {
  it('an entry for every optional package, most of them for one platform each', () => {
    const asked = Object.values(packages).flatMap(({optionalDependencies}) =>
      Object.keys(optionalDependencies ?? {}),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(unlocked(packages, 'optionalDependencies')).toEqual([]);
  });

  it('an entry for every package that another needs, but for those that overrides replace', () => {
    const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      overrides: Record<string, string>;
    };
    const missing = unlocked(packages, 'dependencies').filter(
      (sentence) => !Object.keys(overrides).some((name) => sentence.includes(` for ${name} `)),
    );
    expect(missing).toEqual([]);
  });

  it('and this test sees one that is missing, or of another release', () => {
    const lock = {
      'node_modules/a': {optionalDependencies: {'a-linux': '1.0.0', 'a-mac': '1.0.0'}},
      'node_modules/a/node_modules/a-linux': {version: '1.0.0'},
    };
    expect(unlocked(lock, 'optionalDependencies')).toEqual([
      'node_modules/a asks for a-mac 1.0.0, which is not locked',
    ]);
    const other = {...lock, 'node_modules/a-mac': {version: '0.9.0'}};
    expect(unlocked(other, 'optionalDependencies')).toEqual([
      'node_modules/a asks for a-mac 1.0.0, but 0.9.0 is locked',
    ]);
  });
});

describe('X packages that would run a script when they are installed', () => {
  /**
   * Native parts that come as separate packages, thanks, a worker for browsers that tests of servers don't use, and a Java that
   * the tests find or install themselves; none of these scripts is needed, and .npmrc runs none.
   */
  const known = ['@swc/core', 'core-js', 'esbuild', 'msw', 'vnu-jar'];
  const scripted = Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));

  it('are those that were looked at, and no others', () => {
    expect([...new Set(scripted)].sort()).toEqual(known);
  });

  it('are marked as such in the lock file: no installed package hides a script', () => {
    const hidden = Object.entries(packages).filter(([folder, {hasInstallScript}]) => {
      if (folder === '' || hasInstallScript) return false;
      return hasScript(folder);
    });
    expect(hidden.map(([folder]) => folder)).toEqual([]);
  });
});

function hasScript(folder: string): boolean {
  if (!isInstalled(folder)) return false;
  const {scripts = {}} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return ['preinstall', 'install', 'postinstall'].some((name) => name in scripts);
}

function isInstalled(folder: string): boolean {
  try {
    return readdirSync(folder).includes('package.json');
  } catch {
    return false;
  }
}
