import type {ParseArgsConfig} from 'node:util';
import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {IGNORE_OPTIONS, type Ignoring, readIgnoring} from '../ignored/ignoring.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {readOptions} from './readOptions.ts';

/** In which form the findings are printed. */
export type Format = 'text' | 'json' | 'github';

/** What the command is asked to do. */
export type Arguments = {
  readonly from?: string;
  readonly to?: string;
  readonly paths: readonly string[];
  readonly format: Format;
  readonly fix: boolean;
  readonly dryRun: boolean;
  /** Whether --fix may write beside changes that are not committed. */
  readonly force: boolean;
  readonly verify: boolean;
  /** The findings to print and correct; empty for all. */
  readonly only: readonly string[];
  readonly ignoring: Ignoring;
};

const FLAG = {type: 'boolean', default: false} as const;

const OPTIONS = {
  json: FLAG,
  github: FLAG,
  fix: FLAG,
  'dry-run': FLAG,
  force: FLAG,
  verify: FLAG,
  only: {type: 'string', multiple: true, default: []},
  to: {type: 'string'},
  ...IGNORE_OPTIONS,
} satisfies ParseArgsConfig['options'];

const FORMATS = ['json', 'github'] as const;

/**
 * Reads what follows the name of the command; the first two that look like releases are `from` and `to`. The newest of
 * all can only be `to`.
 */
export function readArguments(args: readonly string[], cwd: string): Arguments {
  const {values, positionals} = readOptions('upgrade', args, OPTIONS);
  const formats = FORMATS.filter((format) => values[format]);
  if (formats.length > 1)
    throw new CannotAnswer(
      `Only one format is printed, and ${formats.map((name) => `--${name}`).join(' and ')} ask for ${formats.length}.`,
    );
  if (values['dry-run'] && !values.fix)
    throw new CannotAnswer('--dry-run shows what --fix would write. Add --fix.');
  if (values['dry-run'] && formats.length > 0)
    throw new CannotAnswer(`--dry-run prints a diff. Leave out --${formats[0] ?? ''}.`);
  if (values['dry-run'] && values.verify)
    throw new CannotAnswer('--verify compiles the files as they are. Leave out --dry-run.');
  if (values.force && !values.fix)
    throw new CannotAnswer(
      '--force lets --fix write beside changes that aren’t committed. Add --fix.',
    );
  if (values['write-baseline'] && (values.fix || values.only.length > 0))
    throw new CannotAnswer(
      '--write-baseline lists everything that is found now. Leave out --fix and --only.',
    );
  const [first, second] = positionals;
  const count = isRelease(first) ? (isRelease(second) ? 2 : 1) : 0;
  const named = positionals.slice(0, count);
  const [start, end] = isNewest(first) && count === 1 ? [undefined, first] : named;
  if (values.to !== undefined && !isRelease(values.to))
    throw new CannotAnswer(`--to takes a release such as 2.8.8 or 5, and not "${values.to}".`);
  if (values.to !== undefined && end !== undefined)
    throw new CannotAnswer(
      `Both ${end} and --to ${values.to} say where the upgrade ends. Leave out one.`,
    );
  const to = values.to ?? end;
  return {
    ...(start !== undefined && {from: start}),
    ...(to !== undefined && {to}),
    paths: positionals.slice(count),
    format: formats[0] ?? 'text',
    fix: values.fix,
    dryRun: values['dry-run'],
    force: values.force,
    verify: values.verify,
    only: values.only,
    ignoring: readIgnoring(values, cwd),
  };
}

/** Refuses what means something for one stage only: lines that files have, and lists of findings by their ids. */
export function refuseInStages(
  {format, only, ignoring}: Arguments,
  stages: readonly {readonly from: string; readonly to: string}[],
): void {
  const options = [
    ...(format === 'github' ? ['--github'] : []),
    ...(only.length > 0 ? ['--only'] : []),
    ...(ignoring.baseline === undefined ? [] : ['--baseline']),
  ];
  const [option] = options;
  if (option === undefined) return;
  const commands = stages.map(({from, to}) => `expo-iap upgrade ${from} ${to}`);
  throw new CannotAnswer(
    `${option} is for one stage, and this upgrade has ${stages.length}. One after the other: ${commands.join(', ')}.`,
  );
}

function isRelease(text: string | undefined): boolean {
  return text !== undefined && /^(?:v?\d+(?:\.\d+)*(?:-[\w.]+)?|latest)$/i.test(text);
}

/** Whether nothing that is known comes after it. */
function isNewest(text: string | undefined): boolean {
  const named = `${text?.replace(/^v/i, '') ?? ''}.`;
  return upgradeTargets.slice(0, 1).some(({patch}) => `${patch}.`.startsWith(named));
}
