import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {stagesOf} from 'expo-iap-tools/plan/stages';
import {upgrades} from './promised.ts';
import {
  ASSISTANTS_PAGE,
  COMPATIBILITY_PAGE,
  HISTORY_PAGE,
  KIT_PAGE,
  type PatchPair,
  POCKET_PAGE,
  SERVER_PAGE,
  UPGRADE_PAGE,
} from './tools.ts';
import {docsVersions} from './versions.ts';

/** A page of the tools, which belongs to no docs version. */
export type ToolPage = {
  /** Address under the root of the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

/** The patches that the docs versions describe, the newest first; a version that is only planned has the one before. */
const documented = [...new Set(docsVersions.map(({patch}) => patch))];

/** The stages from the newest documented patch to the newest release that upgrades lead to. */
export const laterPairs: readonly PatchPair[] = upgradeTargets
  .slice(0, 1)
  .flatMap(({patch}) => stagesOf(documented[0] ?? '', patch));

/** What leads to these stages, with the words by which people look for them. */
export const laterWords = `To migrate from ${documented[0] ?? ''} to ${laterPairs.at(-1)?.to.split('.', 1).join() ?? ''}.x, go through these stages in their order. Each stage ends at a release that your app can stay on, so build the app and test a purchase there before you go on.`;

/**
 * The upgrades that have pages: from each documented patch to each later one, the promised ones, and the stages after the
 * newest.
 */
export const upgradePairs: readonly PatchPair[] = [
  ...new Set([
    ...documented.flatMap((to, index) =>
      documented.slice(index + 1).map((from) => pairName({from, to})),
    ),
    ...upgrades,
    ...laterPairs.map(pairName),
  ]),
].map(readPair);

/** The end of the address of an upgrade. */
export function pairName({from, to}: PatchPair): string {
  return `${from}-to-${to}`;
}

function readPair(name: string): PatchPair {
  const [from = '', to = ''] = name.split('-to-');
  return {from, to};
}

/** The page on which readers choose two patches. */
export const deskPage: ToolPage = {
  path: UPGRADE_PAGE,
  title: 'Upgrade expo-iap',
  description:
    'Choose the expo-iap patch you have and the one you want, and see what to install, what you must change, what you should change, and what is new.',
};

/** The page with the life of every name. */
export const historyPage: ToolPage = {
  path: HISTORY_PAGE,
  title: 'API history',
  description:
    'Every export and member of expo-iap with its history over all patches: added, renamed, deprecated, removed, changed behavior.',
};

/** What the names below a name are. */
export const historyMembers =
  'The names below a name are its members: the parameters of a function, the fields of a type or the values of an enum.';

/** What that and the patches mean in the twin. */
export const historyLegend = `${historyMembers} A name without a patch is in all releases. A range in parentheses, such as “(after 2.7.5, by 2.8.0)”, shows what a comparison of releases proves: 2.7.5 doesn’t have the change yet, and 2.8.0 has it. The exact patch in front of a range comes from upstream’s Git history.`;

/** The page that says which release fits which app. */
export const compatibilityPage: ToolPage = {
  path: COMPATIBILITY_PAGE,
  title: 'Which release fits your app',
  description:
    'Each expo-iap release beside Expo SDK, React Native, Kotlin, Play Billing Library, Xcode and iOS, and how long Google Play accepts it.',
};

/** The page about the test kit, which is written by hand; its front matter says the same. */
export const kitPage: ToolPage = {
  path: KIT_PAGE,
  title: 'Test kit for Jest and Vitest',
  description:
    'Install simulated stores for Jest and Vitest, and test on both platforms that your shop delivers once, without a device, an account or a network.',
};

/** What the page about the test kit leaves to look up, which is written by hand; its front matter says the same. */
export const kitReferencePage: ToolPage = {
  path: `${KIT_PAGE}-reference`,
  title: 'Test kit reference',
  description:
    'Every member of the test kit for expo-iap, the notifications that its stores send, what is simulated, and what stays simpler than the stores.',
};

/** The page about the store inside an app, which is written by hand; its front matter says the same. */
export const pocketPage: ToolPage = {
  path: POCKET_PAGE,
  title: 'Pocket store without a store account',
  description:
    'Put a simulated App Store or Google Play into your own app while you develop, and buy there without a store account, an approved product or a native build.',
};

/** The page about the command for editors and assistants, which is written by hand; its front matter says the same. */
export const assistantsPage: ToolPage = {
  path: ASSISTANTS_PAGE,
  title: 'Claude, Cursor and other assistants',
  description:
    'Give Claude, Cursor and other assistants the documentation of the expo-iap release that your project has installed: over MCP, as skills, as llms.txt, or as a command.',
};

/** The page about the server that verifies purchases, which is written by hand; its front matter says the same. */
export const serverPage: ToolPage = {
  path: SERVER_PAGE,
  title: 'Verify purchases on your server',
  description:
    'Install a server that verifies purchases with the App Store and Google Play, records each of them once, and follows renewals and refunds.',
};

/** The page of one upgrade. */
export function pairPage({from, to}: PatchPair): ToolPage {
  const lines = [from, to].map((patch) => patch.replace(/\.\d+$/, '')).join(' to ');
  return {
    path: `${UPGRADE_PAGE}/${pairName({from, to})}`,
    title: `Upgrade from ${from} to ${to}`,
    description: `What you install, must change and should change to upgrade expo-iap ${lines}, with old and new code: ${from} to ${to}.`,
  };
}

/** Every page of the tools. */
export const toolPages: readonly ToolPage[] = [
  deskPage,
  ...upgradePairs.map(pairPage),
  historyPage,
  compatibilityPage,
  kitPage,
  kitReferencePage,
  pocketPage,
  assistantsPage,
  serverPage,
];
