import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {firstSheet} from './firstSheet.ts';
import {kindOf, pageKinds} from '../../site/pageKinds.ts';
import {postponeFiles} from './postponeFiles.ts';
import {splitPrint} from './splitPrint.ts';
import {trimSheet} from './trimSheet.ts';

/**
 * Leaves in each page what its first view needs: the rules of its kind of page, in the page itself, because asking for
 * a file costs a phone as long as the page did. The whole sheet, without what nothing uses, and the scripts come when
 * the reader does something: src/inline/startup.ts.
 */
export default function firstView(): Plugin {
  return {
    name: 'first-view',
    // Reads and writes without a pause, so that no other plugin sees a page half done.
    async postBuild({outDir, baseUrl}) {
      const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).sort();
      const read = (name: string): string => readFileSync(join(outDir, name), 'utf8');
      const pages = files
        .filter((name) => name.endsWith('.html'))
        .map((name) => ({name, html: read(name)}));
      const scripts = files.filter((name) => /^assets\/js\/.*\.js$/.test(name)).map(read);
      const sources = files.filter((name) => /^assets\/css\/.*\.css$/.test(name));
      const write = (name: string, css: string): string => {
        const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
        const path = `assets/css/${name}.${hash}.css`;
        writeFileSync(join(outDir, path), css);
        return `${baseUrl}${path}`;
      };
      const html = pages.map((page) => page.html);
      const {screen, print} = splitPrint(
        trimSheet(sources.map(read).join(''), {pages: html, scripts}),
      );
      for (const source of sources) rmSync(join(outDir, source));
      const shared = {whole: write('whole', screen), print: write('print', print)};
      for (const kind of pageKinds) {
        const ofKind = pages.filter(({name}) => kindOf(name) === kind);
        const sheet = firstSheet(
          screen,
          ofKind.map((page) => page.html),
        );
        for (const page of ofKind)
          writeFileSync(
            join(outDir, page.name),
            postponeFiles(page.html, page.name, {first: sheet, ...shared}),
          );
      }
    },
  };
}
