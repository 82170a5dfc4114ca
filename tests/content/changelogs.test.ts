import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {packageFolders} from '../../scripts/test/packageFolders.ts';

const packages = packageFolders();

it.each(packages)('X the changelog of $name begins with its version', ({name, folder}) => {
  const {version} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const [title, , first] = readFileSync(`${folder}/CHANGELOG.md`, 'utf8').split('\n');
  expect([title, first]).toEqual([`# ${name}`, `## ${version}`]);
});

it('X a change that waits for a release names packages that exist, and how large it is', () => {
  const known = packages.map(({name}) => name);
  for (const file of readdirSync('.changeset').filter((each) => each.endsWith('.md'))) {
    const [, head = '', text = ''] = readFileSync(`.changeset/${file}`, 'utf8').split(/^---$/m);
    const entries = [...head.matchAll(/^['"]?(.+?)['"]?: (.+)$/gm)];
    expect(entries.length, file).toBeGreaterThan(0);
    for (const [, name, size] of entries) {
      expect(known, file).toContain(name);
      expect(['patch', 'minor', 'major'], file).toContain(size);
    }
    expect(text.trim(), file).not.toBe('');
  }
});
