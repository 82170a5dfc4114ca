import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {columns, lineCells, sdkColumns, sdkRows, sourceTables} from 'expo-iap-tools/fits/fitsWords';
import {lifetimesMarkdown} from 'expo-iap-tools/lifetimes/lifetimesMarkdown';
import {nameLifetimes} from 'expo-iap-tools/lifetimes/nameLifetimes';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {stopReason} from 'expo-iap-tools/plan/stages';
import {factsFor, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {markdownTable, planMarkdown} from 'expo-iap-tools/view/planMarkdown';
import {allUpgradeSamples} from '../../../checks/upgradeSamples.ts';
import {compatibilityTexts as texts} from '../../../content/compatibility.ts';
import {referencePlaces} from '../../../marks/referencePlaces.ts';
import {commandFile} from '../../../site/commandFile.ts';
import {
  assistantsPage,
  compatibilityPage,
  deskPage,
  historyLegend,
  historyPage,
  kitPage,
  kitReferencePage,
  laterPairs,
  laterWords,
  pairPage,
  pocketPage,
  serverPage,
  type ToolPage,
  upgradePairs,
} from '../../../site/toolPages.ts';
import {historyAnchor, type PatchPair} from '../../../site/tools.ts';
import type {TwinTool} from '../twinSite.ts';

/** Where the pages of the tools are made. */
const SOURCE = 'src/plugins/upgrade-desk/index.ts';
/** Pages of the tools that are written by hand. */
const written = [kitPage, kitReferencePage, pocketPage, assistantsPage, serverPage];
/** What these have above their text, and every twin gets anyway: the front matter and the title. */
const HEAD = /^---\n[^]*?\n---\n+# .*\n+/;

/** Writes the pages of the tools as Markdown. */
export function toolTwins(siteDir: string, url: string, baseUrl: string): TwinTool[] {
  const samples = allUpgradeSamples(siteDir);
  const reference = referencePlaces(siteDir);
  const twin = ({path, title, description}: ToolPage, body: string, file = SOURCE): TwinTool => ({
    ...{kind: 'tool', file, permalink: `${baseUrl}${path.slice(1)}`, title, description},
    body,
  });
  const lifetimes = nameLifetimes(comparedSurfaces(), upgradeFacts);
  const names = new Set(lifetimes.map(({name}) => name));
  const stages = [
    laterWords,
    laterPairs
      .map((pair, index) => {
        const because = index < laterPairs.length - 1 ? `. ${stopReason(pair.to) ?? ''}` : '';
        return `${index + 1}. ${pairLink(pair)}${because}`;
      })
      .join('\n'),
  ].join('\n\n');
  const pairs = upgradePairs.map((pair) => {
    const plan = planUpgrade(pair.from, pair.to, factsFor(pair.to));
    const isLater = isUpgradeTarget(pair.to);
    const body = planMarkdown({
      ...{plan, samples, reference},
      historyAnchor: (name) => (names.has(name) ? historyAnchor(name) : undefined),
    });
    return twin(pairPage(pair), isLater ? `${stages}\n\n${body}` : body);
  });
  const [usual = {from: '', to: ''}] = upgradePairs;
  const desk = [
    '## See what changes {/* #choose */}',
    `Open this page in a browser to compare any two patches of expo-iap. To choose them, add \`?from=${usual.from}&to=${usual.to}\` to its address.`,
    '## Check your code {/* #check */}',
    'In a browser, this page also checks code that you paste or drop there, without uploading it.',
    '## Check a whole project {/* #command */}',
    'You can also run this check as a command, in the folder of your app. With `--fix`, the command corrects your code, and with `--verify`, it also runs your project’s TypeScript. With `--to 5`, it goes past the documented releases in stages, and each stage ends at a release that your app can stay on.',
    `\`\`\`bash\nnpx ${url}${baseUrl}${commandFile(siteDir)} upgrade ${usual.from} ${usual.to}\n\`\`\``,
    '## Upgrades with a page of their own {/* #pages */}',
    upgradePairs.map((pair) => `- ${pairLink(pair)}`).join('\n'),
    `The [${historyPage.title}](${historyPage.path}) lists the same changes by name instead of by patch.`,
  ];
  const history = [
    `This page lists every name in expo-iap, and when it was added, renamed, deprecated, changed or removed, from ${upgradeFacts.patches[0]} to ${upgradeFacts.patches.at(-1)}.`,
    historyLegend,
    '## All names {/* #names */}',
    lifetimesMarkdown(lifetimes, historyAnchor),
  ];
  const compatibility = [
    'In a browser, this page reads a `package.json` that you paste there, and says which release fits your app.',
    texts.intro,
    ...['## What fits each Expo SDK {/* #sdks */}', texts.sdks],
    ...[markdownTable(sdkColumns(fitsFacts), sdkRows(fitsFacts)), texts.sdkNotes],
    ...['## What each release needs {/* #releases */}', texts.releases],
    ...[markdownTable(columns, fitsFacts.lines.map(lineCells)), texts.releaseNotes],
    ...['## Ask in your project {/* #command */}', texts.command],
    `\`\`\`bash\nnpx ${url}${baseUrl}${commandFile(siteDir)} fits\n\`\`\``,
    ...['## Where the values are from {/* #sources */}', texts.built, texts.sources],
    ...sourceTables(fitsFacts).flatMap(({patch, rows}) => [
      `**${patch}**`,
      markdownTable(['Value', 'From'], rows),
    ]),
  ];
  return [
    twin(deskPage, desk.join('\n\n')),
    ...pairs,
    twin(historyPage, history.join('\n\n')),
    twin(compatibilityPage, compatibility.join('\n\n')),
    ...written.map((page) => {
      const file = `src/pages${page.path}.mdx`;
      const text = readFileSync(join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
      return twin(page, text.replace(HEAD, ''), file);
    }),
  ];
}

function pairLink(pair: PatchPair): string {
  return `[From ${pair.from} to ${pair.to}](${pairPage(pair).path})`;
}
