import {useCallback, useEffect, useRef, useState} from 'react';
import type {UpgradePlan} from 'expo-iap-upgrade/plan/plan';
import type {Release} from 'expo-iap-upgrade/scan/library/release';
import type {SourceFile} from 'expo-iap-upgrade/scan/parseFiles';
import {loadReleases} from './loadReleases.ts';
import {openScanner, type Scanner} from './openScanner.ts';
import type {ScanAnswer, ScanTask} from './scanTask.ts';

/** How far a scan is. */
export type ScanState =
  | {readonly step: 'waiting'}
  | {readonly step: 'scanning'}
  | {readonly step: 'failed'}
  | {readonly step: 'done'; readonly result: ScanAnswer};

type Answer = ScanTask & {readonly result: ScanAnswer | undefined};

/** What the panel does with scans. */
export type Scans = {
  readonly state: ScanState;
  readonly scan: (files: readonly SourceFile[]) => void;
  /** Loads what a scan needs, while the reader still chooses the files or the browser reads them. */
  readonly prepare: () => void;
};

/** Scans files in a worker, which starts with the first files at the latest. The next task ends a scan that still runs. */
export function useScan(plan: UpgradePlan, baseUrl: string): Scans {
  const [files, scan] = useState<readonly SourceFile[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const releases = useRef<Promise<readonly Release[]>>(null);
  /** Has nothing to do: it is prepared, or answered an earlier scan. */
  const idle = useRef<Scanner>(null);

  const open = useCallback((): Scanner => {
    releases.current ??= loadReleases(baseUrl);
    return openScanner(releases.current);
  }, [baseUrl]);

  useEffect(() => () => idle.current?.close(), []);

  useEffect(() => {
    if (files.length === 0) return undefined;
    let isOver = false;
    const scanner = idle.current ?? open();
    idle.current = null;
    const end = (result: ScanAnswer | undefined): void => {
      if (isOver) return;
      isOver = true;
      // Another one can be prepared by now, for files that are still being read; this one has done it before.
      if (result) {
        idle.current?.close();
        idle.current = scanner;
      } else {
        scanner.close();
        releases.current = null;
      }
      setAnswer({files, plan, result});
    };
    scanner.scan({files, plan}).then(end, () => end(undefined));
    return () => {
      // A worker cannot be interrupted, and the next one starts sooner than a large scan ends.
      if (!isOver) scanner.close();
      isOver = true;
    };
  }, [files, plan, open]);

  const prepare = (): void => void (idle.current ??= open());
  return {state: stateOf({files, plan}, answer), scan, prepare};
}

function stateOf({files, plan}: ScanTask, answer: Answer | undefined): ScanState {
  if (files.length === 0) return {step: 'waiting'};
  if (answer?.files !== files || answer.plan !== plan) return {step: 'scanning'};
  const {result} = answer;
  return result ? {step: 'done', result} : {step: 'failed'};
}
