import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces, targetSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {lifetimesHtml} from 'expo-iap-tools/lifetimes/lifetimesHtml';
import {nameLifetimes} from 'expo-iap-tools/lifetimes/nameLifetimes';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {factsFor, targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {allUpgradeSamples} from '../../checks/upgradeSamples.ts';
import {referencePlaces} from '../../marks/referencePlaces.ts';
import {commandFile} from '../../site/commandFile.ts';
import {pairPage, upgradePairs} from '../../site/toolPages.ts';
import {COMPATIBILITY_PAGE, HISTORY_PAGE, UPGRADE_PAGE} from '../../site/tools.ts';
import {openDeskFolder, scannedRelease} from './deskFolder.ts';
import {showSample} from './showSamples.ts';

/** Adds the pages of the tools: upgrades between patches, the life of every name, and which release fits. */
export default function upgradeDesk({siteDir, baseUrl}: LoadContext): Plugin {
  const route = (page: string): string => `${baseUrl}${page.slice(1)}`;
  return {
    name: 'upgrade-desk',
    async contentLoaded({actions: {addRoute, createData}}) {
      const samples = allUpgradeSamples(siteDir).map((sample, _index, all) =>
        showSample(sample, all),
      );
      const reference = referencePlaces(siteDir);
      const lifetimes = nameLifetimes(comparedSurfaces(), upgradeFacts);
      const history = lifetimes.map(({name}) => name);
      // Chunks are numbered by this path: an absolute one made each folder build another site.
      const write = async (name: string, data: unknown) =>
        aliasedSitePath(await createData(name, JSON.stringify(data)), siteDir);
      const serve = openDeskFolder(siteDir);
      const releases = comparedSurfaces().map(scannedRelease);
      addRoute({
        path: route(UPGRADE_PAGE),
        exact: true,
        component: '@site/src/components/UpgradeDesk/DeskPage.tsx',
        modules: {
          desk: await write('desk.json', {
            ...{facts: upgradeFacts, samples, reference},
            command: commandFile(siteDir),
            files: {
              releases: serve('releases', releases),
              allReleases: serve('all-releases', [
                ...targetSurfaces().map(scannedRelease),
                ...releases,
              ]),
              later: serve('later', {facts: targetFacts, history}),
            },
          }),
        },
      });
      for (const pair of upgradePairs) {
        const plan = planUpgrade(pair.from, pair.to, factsFor(pair.to));
        const names = isUpgradeTarget(pair.to) && {history};
        addRoute({
          path: route(pairPage(pair).path),
          exact: true,
          component: '@site/src/components/UpgradeDesk/PairPage.tsx',
          modules: {
            pair: await write(`${pair.from}-${pair.to}.json`, {plan, samples, reference, ...names}),
          },
        });
      }
      addRoute({
        path: route(HISTORY_PAGE),
        exact: true,
        component: '@site/src/components/ApiHistory/HistoryPage.tsx',
        modules: {
          lifetimes: await write('history.json', {
            ...{compared: upgradeFacts.compared, ...lifetimesHtml(lifetimes, upgradeFacts.patches)},
          }),
        },
      });
      addRoute({
        path: route(COMPATIBILITY_PAGE),
        exact: true,
        component: '@site/src/components/Compatibility/CompatibilityPage.tsx',
        modules: {
          data: await write('fits.json', {facts: fitsFacts, command: commandFile(siteDir)}),
        },
      });
    },
  };
}
