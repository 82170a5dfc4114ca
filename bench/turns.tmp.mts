import {measureView} from './measure/measureView.ts';
import {measureNavigation} from './measure/measureNavigation.ts';
import {openBrowser} from './serve/openBrowser.ts';
import {startServer} from './serve/startServer.ts';
import {PHONE_SLOWDOWN} from './measure/conditions.ts';
const sites: [string, string][] = [['before', '/work/b0/build'], ['after', '/work/b1/build']];
const served = await Promise.all(sites.map(async ([name, folder]) => ({name, ...(await startServer(folder))})));
const browser = await openBrowser();
const all = new Map<string, number[]>();
const add = (k: string, v: number) => all.set(k, [...(all.get(k) ?? []), v]);
const PAGES = ['/docs/guides/purchases', '/docs/intro'];
const CLICKS = ['/docs/guides/purchases', '/docs/api/types', '/docs/guides/faq', '/docs/api/error-codes'];
for (const {origin} of served) await measureView(browser, origin + PAGES[0]);
const rounds = Number(process.argv[2] ?? 7);
for (let round = 0; round < rounds; round++) {
  for (const {name, origin} of round % 2 ? served.toReversed() : served) {
    for (const page of PAGES) {
      const f = await measureView(browser, origin + page);
      for (const [m, v] of Object.entries(f)) add(`${page} ${m} ${name}`, v);
    }
    if (round < 4) for (const slow of [1, PHONE_SLOWDOWN])
      for (const t of await measureNavigation(browser, origin + '/docs/intro', CLICKS, slow)) add(`click x${slow} ${name}`, t);
  }
}
await browser.close();
await Promise.all(served.map(({stop}) => stop()));
for (const [k, v] of [...all].sort()) { const s = v.toSorted((a, b) => a - b); const q = (p: number) => s[Math.min(s.length - 1, Math.floor(p * s.length))]!; console.log(k.padEnd(50), 'median', Math.round(q(0.5) * 1000) / 1000, 'quartiles', Math.round(q(0.25)), Math.round(q(0.75)), 'n', s.length); }
