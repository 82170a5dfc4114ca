import {completable} from '@modelcontextprotocol/sdk/server/completable.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {ErrorCode, type GetPromptResult} from '@modelcontextprotocol/sdk/types.js';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {z} from 'zod';
import {planRelease} from '../answers/planRelease.ts';
import {siteAddress, version} from '../data/site.ts';
import {stagesOf} from '../plan/stages.ts';
import type {Release} from '../release/release.ts';
import {readUpgradeEnds} from '../release/upgradeEnd.ts';
import {completeEnd, completeRelease} from './completions.ts';
import {orRefuse} from './refusals.ts';

/** Adds what a person can ask an assistant to do; `choose` is the release that is meant when none is named. */
export function addPrompts(
  server: McpServer,
  choose: (asked: string | undefined) => Release,
): void {
  const release = (words: string, complete = completeRelease) =>
    completable(z.string().max(40).optional().describe(words), complete);
  server.registerPrompt(
    'review-purchases',
    {
      title: 'Review how this project sells',
      description:
        'Reads the code that buys with expo-iap, and says where money or content is lost.',
      argsSchema: {release: release('The release it uses. Default: the installed one.')},
    },
    ({release: asked}) => message(() => review(choose(asked))),
  );
  server.registerPrompt(
    'upgrade',
    {
      title: 'Upgrade expo-iap in this project',
      description: 'Does an upgrade in order: plan, build, code, behavior, check.',
      argsSchema: {
        from: release('The release of the code. Default: the installed one.', completeEnd),
        to: release('The end, such as 5. Default: the newest documented one.', completeEnd),
      },
    },
    (input) => message(() => upgrade(...readUpgradeEnds(input, choose))),
  );
}

function message(write: () => string): GetPromptResult {
  const text = orRefuse(ErrorCode.InvalidParams, write);
  return {messages: [{role: 'user', content: {type: 'text', text}}]};
}

function review({patch}: Release): string {
  return `Review how this project sells with expo-iap ${patch}. Change nothing yet.

1. Find each file that imports expo-iap, each wrapper around it that other files import, and the server code that receives purchases.
2. Call \`check_code\` with each of the app's files, whole, and release ${patch}. Look up with \`describe_name\` whatever you are not sure about; do not rely on memory, because names and defaults differ between patches.
3. Call \`read_page\` for guides/purchases, guides/error-handling and guides/lifecycle, and for the sections you need; for subscriptions also guides/subscriptions.
4. Answer each question with a file and a line, or with "not found":
   - Is there one place that receives every purchase, mounted before the first screen that sells, and for as long as the app runs?
   - Does it return while a payment is pending, on both platforms, before anything is given?
   - Does a server ask the store before content is given, also about a purchase whose signature is valid? Does it check product, app and account, and record each purchase once?
   - Is content given before the transaction is finished, and is it finished only after that was stored? Is \`isConsumable\` right for each product?
   - What happens if the app is killed between payment and finish? Who reads unfinished purchases at the next start, on Android too?
   - Is access taken away after a refund and after the end of a subscription?
   - Is there a restore button, and does nothing else ask for the password?
   - Can a double tap, or a retry after an error, buy twice? Is a canceled sheet kept apart from a failure?
   - Does anything trust what the request returns, a price in the code, or an id of the transaction as if it were stable?
5. For an error that the project logs or works around, call \`explain_error\`.

Report the mistakes that cost money or content first: file and line, what the user sees, the smallest correction, and the page that explains it. Then list what you could not see, such as the server. Run \`check_code\` on each correction that you propose.`;
}

function upgrade(from: Release, to: Release): string {
  const {text} = planRelease(from, to);
  const command = `npx -y ${siteAddress(`/cli/expo-iap-tools-${version}.tgz`)}`;
  const stages = stagesOf(from.patch, to.patch);
  const again =
    stages.length > 1
      ? ' Do all steps once for each stage that the plan names: with its two releases, and with `plan_upgrade` of it as the plan.'
      : '';
  const [change, where, check] = isUpgradeTarget(to.patch)
    ? [
        'change it as the entry says',
        'in the types of the installed package',
        `Compile with the project’s own TypeScript until it refuses nothing: \`check_code\` and \`describe_name\` don’t know ${to.patch}.`,
      ]
    : [
        'read the page with `read_page`, change it',
        `with \`describe_name\` and release ${to.patch}`,
        `Call \`check_code\` with each file that uses expo-iap, whole, and release ${to.patch}, until it finds nothing.`,
      ];
  return `Upgrade expo-iap in this project from ${from.patch} to ${to.patch}. Work in this order, and commit after each step.${again}

1. This is what \`plan_upgrade\` says:

${text}
2. If you can run commands, run \`${command} upgrade ${from.patch} ${to.patch} --fix --dry-run\` in the folder of the app. It finds the places in the code; look at each correction before you run it without \`--dry-run\`. Otherwise search the code for every name in the plan.
3. Set the version to ${to.patch}, install, and do what the build needs: a native change takes a new development build.
4. Go through what compiles but behaves differently, one entry after the other: find the code, ${change}, and say what the user would have seen.
5. Replace what no longer compiles and then what is advised against. Look up each new name ${where}.
6. ${check}
7. Say what a person still has to try on a device: a purchase, a pending payment, a cancel, a restore, and a start after the app was killed.`;
}
