import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {makeProject, NEW, OLD} from '../project/testing/makeProject.ts';

it('corrects what is mechanical, and has nothing left for a second run', () => {
  const project = makeProject({'src/shop.ts': OLD});
  const first = project.call('2.7.5 --fix');
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/Corrected [12] places? in src\/shop\.ts\./);
  expect(project.read('src/shop.ts')).toBe(NEW);
  const second = project.call('2.7.5 --fix');
  expect(second.code).toBe(0);
  expect(second.out).not.toContain('Corrected');
  expect(project.read('src/shop.ts')).toBe(NEW);
});

it('keeps the line ends and the byte order mark of a file', () => {
  const text = `\uFEFF${OLD.replaceAll('\n', '\r\n')}`;
  const project = makeProject({'shop.ts': text});
  project.call('2.7.5 --fix');
  expect(project.read('shop.ts')).toBe(text.replaceAll('getReceiptIos', 'getReceiptIOS'));
});

it('writes nothing into a file with a merge conflict, nor outside the paths', () => {
  const conflict = `<<<<<<< ours\n${OLD}=======\n${OLD}>>>>>>> theirs\n`;
  const project = makeProject({'in/a.ts': OLD, 'in/b.ts': conflict, 'out/c.ts': OLD});
  expect(project.call('2.7.5 --fix --dry-run in').err).toContain('in/b.ts has markers');
  const {out} = project.call('2.7.5 --fix in');
  expect(project.read('in/a.ts')).toBe(NEW);
  expect(project.read('in/b.ts')).toBe(conflict);
  expect(project.read('out/c.ts')).toBe(OLD);
  expect(out).toContain('in/b.ts has markers of a merge conflict.');
});

it('does not write back what it cannot read exactly', () => {
  // One letter in another encoding does not make it a binary file.
  const text = `${OLD}${'// The shop.\n'.repeat(20)}// Caf`;
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a])]);
  const project = makeProject({'shop.ts': bytes});
  const {out, code} = project.call('2.7.5 --fix');
  expect(code).toBe(1);
  expect(out).toContain('shop.ts has bytes that aren’t UTF-8.');
  expect(project.read('shop.ts')).toContain('getReceiptIos');
});

it('shows with --dry-run a diff that Git applies, and writes nothing', () => {
  // Two changes that are far apart, and no end of the last line.
  const more = `${OLD}${'// a line\n'.repeat(20)}void getReceiptIos();`;
  const project = makeProject({'src/shop.ts': OLD, 'more.ts': more});
  const {code, out} = project.call('2.7.5 --fix --dry-run');
  expect(code).toBe(1);
  expect(project.read('src/shop.ts')).toBe(OLD);
  expect(out).toContain(
    '--- a/src/shop.ts\n+++ b/src/shop.ts\n@@ -1,3 +1,3 @@\n-import {getReceiptIos}',
  );
  expect(out.match(/^@@ /gm)).toHaveLength(3);
  const apply = spawnSync('git', ['apply', '-'], {cwd: project.folder, input: out});
  expect(String(apply.stderr)).toBe('');
  expect(project.read('src/shop.ts')).toBe(NEW);
  expect(project.read('more.ts')).toBe(more.replaceAll('getReceiptIos', 'getReceiptIOS'));
  expect(project.call('2.7.5 --fix --dry-run')).toMatchObject({code: 0, out: ''});
});
