import {relative} from 'node:path';
import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {diffSources} from '../fix/writeSources.ts';
import {IGNORE_HELP} from '../ignored/ignoring.ts';
import {stagesOf} from '../plan/stages.ts';
import {factsFor, upgradeFacts} from '../plan/upgradeFacts.ts';
import {findInstalled} from '../project/findInstalled.ts';
import {slashed} from '../project/findProject.ts';
import {listProject} from '../project/listProject.ts';
import {endOf} from '../report/endOf.ts';
import {formatReports} from '../report/formatReport.ts';
import {claimsOf} from '../report/report.ts';
import {skippedSentences} from '../report/summaryOf.ts';
import type {ExitCode, Surroundings} from '../terminal/surroundings.ts';
import {chooseUpgrade} from '../upgrade/chooseUpgrade.ts';
import {lookAt} from '../upgrade/lookAt.ts';
import type {Command} from './command.ts';
import {type Arguments, readArguments, refuseInStages} from './upgradeArguments.ts';

/** Says what a newer release changes in a project. */
export const upgrade = {
  help: `Finds the places in a project that a newer release of expo-iap treats differently.

Usage
  expo-iap upgrade [from] [to] [paths…] [options]

  Past the documented releases it goes in stages, such as 2.8.8, 3.4.13 and 5.8.1. An app
  can stay at the end of each: to stop there, name it as the second release.

  from   the release that the code was written for, such as 2.7.5
         (default: the one that is installed, or in the lock file, or the first one
         of the range in package.json); the newest of all, such as 5, is where it ends
  to     the release to upgrade to, such as 5 (default: the newest documented one)
  paths  files and folders to look at (default: the project, from its package.json down);
         what they import is read too, wherever in the project it is

Options
  --json            print the findings as JSON; the README describes its shape
  --github          print the findings as annotations of GitHub Actions
  --fix             write the corrections that are mechanical into the files
  --dry-run         with --fix: print them as a diff and write nothing
  --force           with --fix: write although the project has changes that aren’t committed
  --to RELEASE      the same as the second argument
  --only ID         print and correct only these findings; can be repeated
  --verify          also run the project's own TypeScript against both releases,
                    and list what it refuses beyond the findings

${IGNORE_HELP}An ID is the end of a finding's link, behind the #, and "other" where there is none.

Exit codes
  0  nothing must change, or no more than --max-findings; questions and what still works
     don’t count
  1  more must change; with --dry-run also when there is a diff
  2  couldn’t look, or could read only a part of a file with the library and found
     nothing else that must change; a sentence on stderr says why

It reads .ts, .tsx, .mts, .cts, .js, .jsx, .mjs and .cjs, and skips node_modules, build output
and what Git ignores. For what builds need, it reads package.json, the lock file, app.json or
app.config, and the native projects, and runs none of them. It sends nothing anywhere.

Examples
  expo-iap upgrade                        from the installed release to the newest documented
  expo-iap upgrade 2.7.5                  from 2.7.5, whatever is installed
  expo-iap upgrade 2.7 2.8.7 src          only the folder src
  expo-iap upgrade --to 5                 past the documented releases, in stages
  expo-iap upgrade 2.7.5 --fix --dry-run  what --fix would change
`,
  run: (args: readonly string[], around: Surroundings): ExitCode =>
    answer(readArguments(args, around.cwd), around),
} satisfies Command;

function answer(asked: Arguments, around: Surroundings): ExitCode {
  const {stdout, stderr} = around;
  const listed = listProject(around.cwd, asked.paths);
  const {project} = listed;
  const installed =
    asked.from === undefined ? findInstalled(project, listed.listed.manifests) : undefined;
  const from = asked.from ?? installed?.version ?? '';
  // From a release that only upgrades lead to, the way is to the newest of them.
  const facts = factsFor(asked.to ?? from);
  const choice = chooseUpgrade({from, to: asked.to}, facts.patches);
  const hint = facts === upgradeFacts ? laterHint(asked) : '';
  if (!choice) {
    const older = 'If the code was written for an older release, name it: expo-iap upgrade 2.7.5';
    const words = `${from} is the release to upgrade to, so nothing must change.`;
    const says = installed ? `${words} ${older}` : words;
    // Whoever asked for a format gets nothing else on stdout.
    (asked.format === 'text' ? stdout : stderr).write(`${says}\n${hint}`);
    return 0;
  }
  const stages = stagesOf(choice.from, choice.to);
  if (stages.length > 1) refuseInStages(asked, stages);
  const source = installed && slashed(relative(project.cwd, installed.file));
  const why =
    installed?.range === undefined
      ? `${from} is from ${source}.`
      : `Nothing is installed, and no lock file names a release. ${from} is where "${installed.range}" in ${source} begins.`;
  const notes = source === undefined ? [] : [why];
  const {reports, before, after, show} = lookAt(
    {...listed, asked, choice: {...choice, notes: [...notes, ...choice.notes]}},
    stderr,
  );
  const claims = reports.reduce((sum, report) => sum + claimsOf(report), 0);
  const end = (): ExitCode => endOf(claims, reports, asked.ignoring, stderr);
  if (asked.dryRun) {
    // Beside the diff, which goes to another program.
    const untouched = reports.flatMap((report) => report.untouched);
    for (const sentence of skippedSentences(untouched)) stderr.write(`${sentence}\n`);
    stdout.write(diffSources(before, after, show));
    const isCorrected = reports.some(({fixed}) => fixed.length > 0);
    return isCorrected ? 1 : end();
  }
  stdout.write(formatReports(reports, asked, around));
  if (asked.format === 'text') stdout.write(hint);
  return end();
}

/** What comes after the documented releases, for whoever named no end. */
function laterHint({from, to}: Arguments): string {
  const [target] = upgradeTargets;
  if (to !== undefined || !target) return '';
  const command = ['expo-iap upgrade', ...(from === undefined ? [] : [from]), '--to', target.patch];
  return `expo-iap ${target.patch} is newer, and the way there goes in stages: ${command.join(' ')}\n`;
}
