import {readdirSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {isPageFile} from '../../src/site/playableApps.ts';
import {routeOf} from './readBuild.ts';

/** The head of a built page; parsing whole pages takes many times as long. */
export type BuiltHead = {readonly route: string; readonly head: HTMLHeadElement};

/** Reads the head of every page of the production build. */
export function readHeads(folder = 'build'): BuiltHead[] {
  const parser = new new JSDOM('').window.DOMParser();
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
    .sort()
    .map((file) => {
      const html = readFileSync(`${folder}/${file}`, 'utf8');
      const end = html.indexOf('</head>');
      if (end < 0) throw new Error(`${folder}/${file} has no closing </head>.`);
      return {
        route: routeOf(file),
        head: parser.parseFromString(html.slice(0, end), 'text/html').head,
      };
    });
}
