import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {pageAddress} from '../data/site.ts';
import {IGNORE_HELP, IGNORE_OPTIONS, readIgnoring} from '../ignored/ignoring.ts';
import type {LaunchGroup} from '../launch/finding.ts';
import type {LaunchFinding} from '../launch/launchFindings.ts';
import {launchProject} from '../launch/launchProject.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {printFound} from '../report/printFound.ts';
import {countOf} from '../report/summaryOf.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

/** Looks for what the stores refuse. */
export const launch: Command = {
  help: `Looks for what the stores’ reviews refuse, and for what loses money.

Usage
  expo-iap launch [paths…] [options]

  paths  files and folders (default: the project, from its package.json down)

It follows what the code does with the library, and reads package.json, the app’s configuration
and the catalogs that you name. What no file shows, it asks. It runs nothing.

Options
  --catalog FILE  what a store sells; for several, more than once: a .storekit file of Xcode, the
                  CSV file that the Play Console exports, lists of the Google Play Developer API, or
                  of the App Store Connect API: inAppPurchasesV2 of the app, and its
                  subscriptionGroups with include=subscriptions&limit[subscriptions]=50
${ANSWER_HELP}
${IGNORE_HELP}An ID is what stands in parentheses, such as restore.

Exit codes
  0  nothing to change, or no more than --max-findings; questions don’t count
  1  more to change
  2  couldn’t look, or not at everything; a sentence on stderr says why
`,
  run: (args, around) => {
    const {values, positionals} = readOptions('launch', args, {
      ...{...ANSWER_OPTIONS, ...IGNORE_OPTIONS},
      catalog: {type: 'string', multiple: true, default: []},
    });
    const ignoring = readIgnoring(values, around.cwd);
    const release = chooseRelease(values.release, around.cwd);
    const today = new Date().toISOString().slice(0, 10);
    const asked = {named: positionals, release, catalogs: values.catalog, ignoring, today};
    const report = launchProject(asked, around);
    const groups = (['sure', 'likely', 'question'] as const).map((group) => ({
      name: GROUPS[group],
      own: report.findings.filter((each) => each.group === group),
    }));
    // Older pages have the list of the App Store only.
    const list =
      comparePatchNumbers(release.patch, '2.8.0') < 0
        ? 'getting-started/setup-ios#review'
        : 'guides/launch';
    return printFound(
      report,
      {
        ...{release, ignoring, json: values.json},
        claims: report.findings.filter(({group}) => group !== 'question').length,
        found: (bold) =>
          groups.flatMap(({name, own}) =>
            own.length === 0 ? [] : [bold(name), ...own.flatMap(findingLines), ''],
          ),
        summary: [
          `Read ${countOf(report.read, 'file')}. ${groups.map(({name, own}) => `${name}: ${own.length}.`).join(' ')}`,
          `What no file shows is a list to work through: ${pageAddress(release.version, list)}`,
        ],
      },
      around,
    );
  },
};

const GROUPS: Readonly<Record<LaunchGroup, string>> = {
  sure: 'Refused, or money lost, for sure',
  likely: 'Likely',
  question: 'Can’t be seen',
};

function findingLines({
  file,
  line,
  column,
  id,
  message,
  rule,
  source,
  link,
}: LaunchFinding): readonly string[] {
  return [
    `${file}:${line}:${column} (${id})`,
    `  ${message}`,
    `  ${rule}${source === undefined ? '' : `: ${source}`}`,
    `  ${link}`,
  ];
}
