import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compareBuilds} from './compareBuilds.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(build: string, pages: Readonly<Record<string, string>>): string {
  for (const [page, html] of Object.entries(pages)) {
    const file = join(folder, build, page);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, html);
  }
  return join(folder, build);
}

it('sees through the hashes of files and of a policy', () => {
  const page = (file: string, hash: string): string =>
    `<meta content="script-src 'sha256-${hash}='"><script src="/main.${file}.js"></script>`;
  const before = write('before', {'docs/page.html': page('09dcf695', 'DDjj/c+q')});
  const after = write('after', {'docs/page.html': page('ed64a5f8', 'FTCJ2Hfo')});
  expect(compareBuilds(before, after)).toEqual({same: 1, different: [], gone: [], added: []});
});

it('shows where a page begins to differ, and which pages only one build has', () => {
  const before = write('before', {'index.html': '<p>Two apples</p>', 'old.html': '<p>'});
  const after = write('after', {'index.html': '<p>Two pears</p>', 'new.html': '<p>'});
  expect(compareBuilds(before, after)).toEqual({
    same: 0,
    different: [{page: 'index.html', before: '<p>Two apples</p>', after: '<p>Two pears</p>'}],
    gone: ['old.html'],
    added: ['new.html'],
  });
});

it('takes no empty folder for a build', () => {
  const before = write('before', {'index.html': '<p>'});
  mkdirSync(join(folder, 'after'));
  expect(() => compareBuilds(before, join(folder, 'after'))).toThrow('no HTML file');
});
