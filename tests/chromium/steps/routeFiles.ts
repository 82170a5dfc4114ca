import {readFileSync} from 'node:fs';
import type {Page, Request} from '@playwright/test';
import {watchTraffic} from './network.ts';
import {openAlive} from './openAlive.ts';

/** The kinds of scripts that a page loads. */
export const scriptKinds = ['runtime', 'main', 'component', 'data', 'content', 'finder'] as const;
/** One of these kinds: the finder's script comes after the page is alive, the others make it so. */
export type ScriptKind = (typeof scriptKinds)[number];
/** Patterns for the paths of the scripts of each kind. */
export type RouteFiles = Readonly<Record<ScriptKind, RegExp>>;

/** Sorts the scripts that an address of the docs loads and the home page does not. */
export async function routeFiles(page: Page, origin: string, address: string): Promise<RouteFiles> {
  await page.addInitScript(() => {
    // Nothing is fetched ahead, so that all requests are the page's own.
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const shared = await scriptsOf(page, `${origin}/`);
  const all = await scriptsOf(page, `${origin}${address}`);
  const own = all.filter((path) => !shared.includes(path));
  const pattern = (kind: ScriptKind): RegExp =>
    anyOf(own.filter((path) => kindOf(readFileSync(`build${path}`, 'utf8'), address) === kind));
  return {
    runtime: /^\/assets\/js\/runtime~main\.[^/]+$/,
    main: /^\/assets\/js\/main\.[^/]+$/,
    component: pattern('component'),
    data: pattern('data'),
    content: pattern('content'),
    finder: pattern('finder'),
  };
}

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  const remember = (request: Request): void => {
    const {pathname} = new URL(request.url());
    if (/^\/assets\/js\/[^/]+\.js$/.test(pathname)) scripts.push(pathname);
  };
  const settle = watchTraffic(page);
  page.on('request', remember);
  await openAlive(page, address);
  await settle();
  page.off('request', remember);
  return scripts;
}

function kindOf(text: string, address: string): ScriptKind {
  if (text.includes('No match for this text')) return 'finder';
  if (text.includes(`"permalink":"${address}"`)) return 'content';
  return text.includes('JSON.parse(') ? 'data' : 'component';
}

function anyOf(paths: readonly string[]): RegExp {
  if (paths.length === 0) throw new Error('The page loads no script of this kind.');
  return new RegExp(`^(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`);
}
