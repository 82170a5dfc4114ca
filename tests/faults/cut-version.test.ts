import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {JSDOM} from 'jsdom';
import {beforeAll, describe, expect, it} from 'vitest';
import type {RepositoryCopy} from '../copies/copyRepository.ts';
import {checkWholeSite, copyRepository} from '../copies/copyRepository.ts';

let copy: RepositoryCopy;
const run = (command: string, ...args: string[]) => copy.run(command, ...args);
const at = (file: string) => join(copy.folder, file);

describe('npm run docs:version', () => {
  beforeAll(() => {
    copy = copyRepository('cut-version');
  });

  it('D1 refuses a version that docs/ does not have', () => {
    expect(() => run('npx', 'tsx', 'scripts/cut-version.ts', '2.7')).toThrow(
      'docs/ has version 2.8',
    );
  });

  it('D1 refuses to cut while something is not committed', () => {
    const note = at('note.txt');
    writeFileSync(note, 'not committed');
    expect(() => run('npx', 'tsx', 'scripts/cut-version.ts', '2.8')).toThrow(
      'The working tree has changes',
    );
    rmSync(note);
  });

  it('D1 R9 R12 cuts 2.8 and passes all checks at once: the old addresses stay, the next version gets its own', () => {
    const told = run('npm', 'run', '--silent', 'docs:version', '2.8', '--', '--next', '2.9');
    expect(told).toContain('Version 2.8 is cut');
    expect(told).toContain('1. Nothing: the checks pass.');
    expect(existsSync(at('versioned_docs/version-2.8/examples/_samples/catalog.ts'))).toBe(true);
    expect(JSON.parse(readFileSync(at('versions.json'), 'utf8'))).toEqual(['2.8', '2.7', '2.6']);
    checkWholeSite(copy);
    const page = (address: string) => readFileSync(at(`build${address}.html`), 'utf8');
    expect(page('/docs/intro')).toContain('2.8 (Current)');
    expect(page('/docs/intro')).not.toContain('theme-doc-version-banner');
    expect(page('/docs/next/intro')).toContain('2.9 (Next)');
    expect(page('/docs/next/intro')).toContain('theme-doc-version-banner');
    expect(page('/docs/2.7/intro')).toContain('theme-doc-version-banner');
    expect(existsSync(at('build/docs/guides/ios-hot-reload-fix.html'))).toBe(true);
    const links = [
      ...new JSDOM(page('/docs/intro')).window.document.querySelectorAll(
        '.navbar__inner details a[href^="/docs"]',
      ),
    ].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      '2.9 (Next) /docs/next/intro',
      '2.8 (Current) /docs/intro',
      '2.7 /docs/2.7/intro',
      '2.6 /docs/2.6/intro',
    ]);
    const redirects = readFileSync(at('build/_redirects'), 'utf8');
    expect(redirects).toContain('/docs/2.8/* /docs/:splat 301');
    expect(redirects).toContain('/docs/next/api/methods /docs/next/api/methods/core-methods 301');
    expect(redirects).not.toContain('/docs/next/* ');
  });
});
