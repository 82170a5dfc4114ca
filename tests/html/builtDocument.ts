import {existsSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';

const documents = new Map<string, Document | undefined>();

/** Returns the built page of a route, parsed once; undefined when there is none. */
export function builtDocument(route: string): Document | undefined {
  if (!documents.has(route)) documents.set(route, readDocument(route));
  return documents.get(route);
}

function readDocument(route: string): Document | undefined {
  const file = `build${route === '/' ? '/index' : route}.html`;
  return existsSync(file) ? new JSDOM(readFileSync(file, 'utf8')).window.document : undefined;
}
