import {readdirSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {isPageFile} from '../../src/site/playableApps.ts';

/** A built page: its address and its parsed document. */
export type BuiltPage = {
  readonly route: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
};

/** Reads every page of the production build; the frame of running samples is none. */
export function readBuild(folder = 'build'): BuiltPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
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
