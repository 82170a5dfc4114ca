import {expect} from 'vitest';
import {docsVersions, versionRoot} from '../../../src/site/versions.ts';
import {sitemapRoutes} from '../../e2e/steps/content.ts';
import type {Act} from '../acts/act.ts';
import {expectReadable, insideFrame} from '../acts/page.ts';
import {WITHOUT_SCRIPTS} from '../server/serveSite.ts';

const olderRoots = docsVersions
  .filter(({status}) => status === 'old')
  .map((version) => `${versionRoot(version)}/`);

/** Older versions are the same parts around another text: the acts open them, and the pages below are read without scripts. */
const routes = sitemapRoutes.filter((route) => !olderRoots.some((root) => route.startsWith(root)));

/**
 * Every page but those of older versions. The policy comes with the response and is in the page too, so the browser asks both,
 * and each refusal of either is a complaint.
 */
export const everyRoute: Act = {
  title: `R1 R2 R3 R4 R5 R6 R7 R8 R9 R12 K1 X ${routes.length} pages open without a complaint`,
  async run({reader, site}) {
    for (const route of routes) {
      await reader.open(site.origin + route);
      await expectReadable(reader);
      await reader.wakeUp();
      await reader.evaluate(() => window.scrollTo({top: document.body.scrollHeight}));
      await expectReadable(reader);
      expect(site.complaints, route).toEqual([]);
    }
  },
};

/** All pages where no script runs. */
export const everyRouteWithoutScripts: Act = {
  title: `R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 X all ${sitemapRoutes.length} pages are whole without scripts`,
  async run({reader, site}) {
    for (const route of sitemapRoutes) {
      await reader.open(site.origin + WITHOUT_SCRIPTS + route);
      await expect
        .poll(async () => (await insideFrame(reader)).heading, {message: route})
        .toMatch(/\w/);
      expect(await insideFrame(reader), route).toMatchObject({notices: [], isStyled: true});
      expect(site.complaints, route).toEqual([]);
    }
  },
  // Browsers print that they did not run the scripts.
  expected: /sandboxed/,
};
