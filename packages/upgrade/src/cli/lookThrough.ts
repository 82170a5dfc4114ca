import type {UpgradePlan} from '../plan/plan.ts';
import {noticeOf} from '../scan/notices.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {mentionsLibrary} from '../scan/program/librarySource.ts';
import {reachOf} from '../scan/program/reach.ts';
import {scanFiles, type ScanResult} from '../scan/scanFiles.ts';
import {isPlain} from '../scan/syntax/attempt.ts';
import {releases} from './releases.ts';

/** What a scan of a project shows. */
export type Look = ScanResult & {
  /** How many files can have to do with the library; only these were parsed. */
  readonly reached: number;
};

/** Scans the files of a project as the page does, and parses only those that the library can reach. */
export function lookThrough(files: readonly SourceFile[], plan: UpgradePlan): Look {
  const readable = files.filter((file) => noticeOf(file) === undefined);
  const {needed} = reachOf(readable.map((file) => ({...file, plain: isPlain(file.name)})));
  const names = new Set(needed.map(({name}) => name));
  const reached = readable.filter(({name}) => names.has(name));
  const result = scanFiles(reached, {plan, releases});
  return {
    ...result,
    // They say what to paste; the command says the same in its own words.
    notices: [],
    isUsed: reached.some(({text}) => mentionsLibrary(text)),
    read: readable.length,
    reached: reached.length,
  };
}
