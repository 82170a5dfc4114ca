import {readdirSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';

/** A built page: its address and its parsed document. */
export type BuiltPage = {
  readonly route: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
};

/** Reads every HTML file of the production build. */
export function readBuild(folder = 'build'): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      return {route: routeOf(file), file, html, document: new JSDOM(html).window.document};
    });
}

/** Returns the address that a file of the build answers to. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
