import {relative} from 'node:path';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {type Arguments, readArguments} from './arguments.ts';
import {CannotLook} from './cannotLook.ts';
import {chooseUpgrade} from './chooseUpgrade.ts';
import {findInstalled} from './findInstalled.ts';
import {slashed} from './findProject.ts';
import {formatReport} from './formatReport.ts';
import {HELP} from './help.ts';
import {listProject} from './listProject.ts';
import {lookAt} from './lookAt.ts';
import {halfRead, mustChange, type Report} from './report.ts';
import {version} from './site.ts';
import {countOf, skippedSentences} from './summaryOf.ts';
import type {Output, Surroundings} from './surroundings.ts';
import {diffSources} from './writeSources.ts';

/** Runs the command and returns its exit code. */
export function run(args: readonly string[], around: Surroundings): 0 | 1 | 2 {
  try {
    return answer(readArguments(args), around);
  } catch (error) {
    around.stderr.write(`${sentenceOf(error)}\n`);
    return 2;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof CannotLook) return error.message;
  if (error instanceof RangeError)
    return 'The code is nested too deeply to be followed. Name fewer paths to leave out the file that does it.';
  const reason = error instanceof Error ? error.message : String(error);
  return `The command failed, and not because of how it was called: ${reason}`;
}

function answer(asked: Arguments, around: Surroundings): 0 | 1 | 2 {
  const {stdout, stderr} = around;
  if (asked.help || asked.version) {
    stdout.write(asked.help ? HELP : `${version}\n`);
    return 0;
  }
  const {project, listed, all, packages, hidden} = listProject(around.cwd, asked.paths);
  const installed = asked.from === undefined ? findInstalled(project, listed.manifests) : undefined;
  const from = asked.from ?? installed?.version ?? '';
  const choice = chooseUpgrade({from, to: asked.to}, upgradeFacts.patches);
  if (!choice) {
    const hint = 'If the code was written for an older release, name it: expo-iap-upgrade 2.7.5';
    const words = `${from} is the release to upgrade to, so nothing must change.`;
    const says = installed ? `${words} ${hint}` : words;
    // Whoever asked for a format gets nothing else on stdout.
    (asked.format === 'text' ? stdout : stderr).write(`${says}\n`);
    return 0;
  }
  const source = installed && slashed(relative(project.cwd, installed.file));
  const notes = source === undefined ? [] : [`${from} is from ${source}.`];
  const {report, before, after, show} = lookAt(
    {
      asked,
      project,
      listed,
      all,
      packages,
      hidden,
      choice: {...choice, notes: [...notes, ...choice.notes]},
    },
    stderr,
  );
  if (asked.dryRun) {
    // Beside the diff, which goes to another program.
    for (const sentence of skippedSentences(report.untouched)) stderr.write(`${sentence}\n`);
    stdout.write(diffSources(before, after, show));
    return report.fixed.length > 0 ? 1 : codeOf(report, stderr);
  }
  stdout.write(formatReport(report, asked.format, around));
  return codeOf(report, stderr);
}

/** That nothing must change can be said only of what was read. */
function codeOf(report: Report, stderr: Output): 0 | 1 | 2 {
  if (mustChange(report)) return 1;
  const files = halfRead(report);
  const [first] = files;
  if (first === undefined) return 0;
  const where = files.length === 1 ? first : `${countOf(files.length, 'file')}, such as ${first},`;
  stderr.write(`Not all of ${where} could be read, so what must change there isn’t known.\n`);
  return 2;
}
