import {execFileSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {makeProject, OLD} from './testing/makeProject.ts';

it('names files that share a reason together, and reads the rest', () => {
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(OLD, 'utf16le')]);
  const {code, out} = makeProject({
    'shop.ts': OLD,
    'wide.ts': wide,
    'unmarked.ts': Buffer.from(OLD, 'utf16le'),
    'empty.ts': '',
  }).call('2.7.5');
  expect(code).toBe(1);
  expect(out).toContain(
    '2 files, each of which is in UTF-16; save it as UTF-8: unmarked.ts, wide.ts.',
  );
  expect(out).not.toContain('empty.ts');
  expect(out).toContain('Read 1 file.');
});

it('reads a screen with a picture in a string', () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(600)}`;
  const {code, out} = makeProject({
    'Paywall.tsx': `${OLD}// See https://example.com/a\nexport const picture = '${picture}';\n`,
  }).call('2.7.5');
  expect(code).toBe(1);
  expect(out).toContain('Paywall.tsx:1:9');
});

it.each([
  ['is in UTF-16', Buffer.from(`import {useIAP} from 'expo-iap';`, 'utf16le')],
  ['looks like the output of a bundler', `f(${'a.b('.repeat(1000)}require('expo-iap'))`],
  ['is binary', Buffer.concat([Buffer.from(OLD), Buffer.from([1, 2, 3, 0])])],
  ['has more than two million characters', `${OLD}${'// a line\n'.repeat(900_000)}`],
])('does not say that nothing must change where a file with the library %s', (reason, text) => {
  const {code, out, err} = makeProject({'a.ts': 'export {};', 'shop.ts': text}).call('2.7.5');
  expect(out).toContain(`shop.ts ${reason}`);
  expect(err).toBe('Not all of shop.ts could be read, so what must change there isn’t known.\n');
  expect(code).toBe(2);
});

it('names a link that leads to the library outside of what is read', () => {
  const away = makeProject({'shared/shop.ts': OLD});
  const project = makeProject({'src/a.ts': 'export {};', 'src/b.ts': OLD});
  symlinkSync(join(away.folder, 'shared'), join(project.folder, 'shared'));
  symlinkSync(join(away.folder, 'shared/shop.ts'), join(project.folder, 'src/linked.ts'));
  symlinkSync(join(project.folder, 'src/b.ts'), join(project.folder, 'again.ts'));
  const {out} = project.call('2.7.5');
  expect(out).toContain(
    '2 files, each of which is a link to code with the library, and isn’t followed: shared, src/linked.ts.',
  );
  project.write({'src/b.ts': 'export {};'});
  expect(project.call('2.7.5').code).toBe(2);
});

it('cannot look where nothing can be read', () => {
  const {code, err} = makeProject({'shop.ts': Buffer.from(OLD, 'utf16le')}).call('2.7.5');
  expect(code).toBe(2);
  expect(err).toContain('shop.ts is in UTF-16');
});

it('skips what was installed, built or is ignored by Git, and does not follow links', () => {
  const project = makeProject({
    'src/shop.ts': OLD,
    'node_modules/other/index.js': OLD,
    'dist/shop.js': OLD,
    'generated/shop.ts': OLD,
    '.gitignore': 'generated\n',
    'types.d.ts': OLD,
  });
  symlinkSync(join(project.folder, 'src'), join(project.folder, 'linked'));
  const files = (): unknown => {
    const {findings} = JSON.parse(project.call('2.7.5 --json').out);
    return [...new Set(findings.map(({file}: {file: string}) => file))];
  };
  expect(files()).toEqual(['generated/shop.ts', 'src/shop.ts']);
  execFileSync('git', ['init', '-q'], {cwd: project.folder});
  expect(files()).toEqual(['src/shop.ts']);
  // A person who names it wants to know.
  expect(project.call('2.7.5 generated').code).toBe(1);
  expect(project.call('2.7.5 dist').code).toBe(1);
});

it.each(['.', 'apps/mobile'])(
  'follows a package of the same repository, called in %s',
  (folder) => {
    const project = makeProject({
      'package.json': '{"workspaces": ["apps/*", "packages/*"]}',
      'apps/mobile/package.json': '{"dependencies": {"expo-iap": "*", "@acme/billing": "*"}}',
      'apps/mobile/shop.ts': `import {iap} from '@acme/billing';\nvoid iap.getReceiptIos();\n`,
      'packages/billing/package.json': '{"name": "@acme/billing", "main": "dist/index.js"}',
      'packages/billing/src/index.ts': `export * as iap from 'expo-iap';\n`,
      'node_modules/@acme/other.txt': '',
    });
    symlinkSync(
      join(project.folder, 'packages/billing'),
      join(project.folder, 'node_modules/@acme/billing'),
    );
    const {code, out} = project.call('2.7.5', folder);
    expect(out).toContain('shop.ts:2:10');
    expect(code).toBe(1);
  },
);

it('does not say that nothing must change where a file with the library could be read only in part', () => {
  const broken = {
    'broken.ts': `import {fetchProducts} from 'expo-iap';\nconst a = (;\nfetchProducts();\n`,
  };
  const files = {...broken, 'nothing.ts': 'a b c ('};
  for (const format of ['', ' --json', ' --github', ' --fix --dry-run']) {
    const {code, err} = makeProject(files).call(`2.7.5${format}`);
    expect([format, code, err]).toEqual([
      format,
      2,
      'Not all of broken.ts could be read, so what must change there isn’t known.\n',
    ]);
  }
  const more = {...files, 'deep.ts': `import 'expo-iap';\nlist()${'\n  .next()'.repeat(20_000)};`};
  const {err, out} = makeProject(more).call('2.7.5');
  expect(err).toContain('Not all of 2 files, such as broken.ts,');
  expect(out).toMatch(/Couldn’t be parsed:\n {2}broken\.ts:2:\d+/);
  expect(out).toContain('deep.ts is nested too deeply to be followed.');
  expect(makeProject({...more, 'shop.ts': OLD}).call('2.7.5')).toMatchObject({code: 1, err: ''});
});
