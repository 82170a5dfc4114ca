import {existsSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';
import {isBelow, slashed} from '../project/findProject.ts';
import type {CodePlace, Remark} from '../scan/findings.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {type BaselineEntry, readBaseline, writeBaseline} from './baseline.ts';
import {faultOf, readIgnoreComments} from './ignoreComments.ts';
import type {Ignoring} from './ignoring.ts';

/** What was left out, and what was meant to leave out something and does not. */
export type Ignored = {
  /** How many findings a comment, the baseline and --only left out. */
  readonly comments: number;
  readonly baseline: number;
  readonly only: number;
  /** Comments without a reason, and those that nothing is found below. */
  readonly remarks: readonly Remark[];
  /** Entries of the baseline that are no longer found. */
  readonly gone: readonly BaselineEntry[];
};

/** Findings, and everything that decides about them. */
export type Sifting<Found> = {
  /** The files that findings are about; findings name them in the same way. */
  readonly sources: readonly Pick<SourceFile, 'name' | 'text'>[];
  readonly idOf: (finding: Found) => string;
  /** Whether this run could have found it, where it looks at a whole project: comments and baselines are for all commands. */
  readonly canFind?: (id: string) => boolean;
  /** Names of files that were not read, or only in part. */
  readonly unread?: ReadonlySet<string>;
  readonly ignoring?: Ignoring;
  /** What the names of files are relative to, and the files and folders that the run is about. */
  readonly folder?: string;
  readonly paths?: readonly string[];
  readonly only?: readonly string[];
};

/** Leaves out what a comment, a baseline or --only says. */
export function leaveOut<Found extends CodePlace>(
  found: readonly Found[],
  task: Sifting<Found>,
): {readonly kept: readonly Found[]; readonly ignored: Ignored} {
  const {sources, idOf, canFind, unread, only = []} = task;
  const comments = sources.flatMap(({name, text}) =>
    readIgnoreComments(text).map((comment) => ({...comment, file: name})),
  );
  const working = comments.filter((comment) => faultOf(comment) === undefined);
  const used = new Set<object>();
  const open = found.filter((finding) => {
    const own = working.filter(
      ({file, target, id}) =>
        file === finding.file && target === finding.line && id === idOf(finding),
    );
    for (const comment of own) used.add(comment);
    return own.length === 0;
  });
  const {kept: left, gone} = sinceBaseline(open, task);
  const kept = only.length === 0 ? left : left.filter((each) => only.includes(idOf(each)));
  const remarks = comments.flatMap((comment) => {
    const {file, line, column, target, id} = comment;
    const isIdle = canFind?.(id) === true && !used.has(comment) && unread?.has(file) !== true;
    const message =
      faultOf(comment) ??
      (isIdle
        ? `This comment ignores nothing: line ${target} has no finding \`${id}\`. Remove it.`
        : undefined);
    return message === undefined ? [] : [{file, line, column, message}];
  });
  return {
    kept,
    ignored: {
      comments: found.length - open.length,
      baseline: open.length - left.length,
      only: left.length - kept.length,
      ...{remarks, gone},
    },
  };
}

/** What a baseline does not list; it is written before, where that is asked for. */
function sinceBaseline<Found extends CodePlace>(
  found: readonly Found[],
  {sources, idOf, canFind, unread, ignoring, folder = '', paths = []}: Sifting<Found>,
): {readonly kept: readonly Found[]; readonly gone: readonly BaselineEntry[]} {
  const path = ignoring?.baseline;
  if (path === undefined) return {kept: found, gone: []};
  const lines = new Map(sources.map(({name, text}) => [name, text.split(/\r?\n/)]));
  const entryOf = (finding: Found): BaselineEntry => ({
    file: slashed(relative(dirname(path), resolve(folder, finding.file))),
    id: idOf(finding),
    code: (lines.get(finding.file)?.[finding.line - 1] ?? '').trim(),
  });
  const skipped = new Set([...(unread ?? [])].map((name) => resolve(folder, name)));
  const isCurrent = ({file, id}: BaselineEntry): boolean => {
    const source = resolve(dirname(path), file);
    return (
      canFind?.(id) === true && paths.some((each) => isBelow(each, source)) && !skipped.has(source)
    );
  };
  const left = ignoring?.write && !existsSync(path) ? [] : [...readBaseline(path)];
  if (ignoring?.write) {
    writeBaseline(path, [...left.filter((entry) => !isCurrent(entry)), ...found.map(entryOf)]);
    return {kept: [], gone: []};
  }
  const kept = found.filter((finding) => {
    const {file, id, code} = entryOf(finding);
    const at = left.findIndex((each) => each.file === file && each.id === id && each.code === code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return {kept, gone: left.filter(isCurrent)};
}
