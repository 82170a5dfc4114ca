import {openScanner, type Scanner} from 'expo-iap-tools/page/openScanner';
import type {Crash, ScanAnswer, ScanTask} from 'expo-iap-tools/page/scanTask';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {Release} from 'expo-iap-tools/scan/library/release';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import {useCallback, useEffect, useRef, useState} from 'react';

/** A scan that takes longer, in milliseconds, is ended. */
export const MOST_TIME = 60_000;

/** Why there is no answer: parts of the scanner did not load, it failed, the reader canceled, or it took too long. */
export type Unanswered = 'failed' | Crash | 'canceled' | 'late';

/** How far a scan is. */
export type ScanState =
  | {readonly step: 'waiting'}
  | {readonly step: 'scanning'; readonly files: readonly SourceFile[]}
  | {readonly step: Unanswered}
  | {readonly step: 'done'; readonly result: ScanAnswer};

type Answer = ScanTask & {readonly result: ScanAnswer | Unanswered};

/** What the panel does with scans. */
export type Scans = {
  readonly state: ScanState;
  readonly scan: (files: readonly SourceFile[]) => void;
  /** Loads what a scan needs, while the reader still chooses the files or the browser reads them. */
  readonly prepare: () => void;
  readonly cancel: () => void;
};

/**
 * Scans files in a worker, which starts with the first files at the latest; `address` is where the names of the releases are.
 * The next task ends a scan that still runs.
 */
export function useScan(plan: UpgradePlan, address: string): Scans {
  const [files, scan] = useState<readonly SourceFile[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const releases = useRef<Promise<readonly Release[]>>(null);
  /** Has nothing to do: it is prepared, or answered an earlier scan. */
  const idle = useRef<Scanner>(null);
  const stop = useRef<() => void>(null);

  const open = useCallback((): Scanner => {
    releases.current ??= loadReleases(address);
    return openScanner(releases.current);
  }, [address]);

  // Another address has other releases.
  useEffect(
    () => () => {
      idle.current?.close();
      idle.current = null;
      releases.current = null;
    },
    [address],
  );

  useEffect(() => {
    if (files.length === 0) return undefined;
    let isOver = false;
    const scanner = idle.current ?? open();
    idle.current = null;
    const end = (result: ScanAnswer | Unanswered): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      // Another one can be prepared by now, for files that are still being read; this one has done it before.
      if (typeof result === 'string') {
        scanner.close();
        if (result === 'failed') releases.current = null;
      } else {
        idle.current?.close();
        idle.current = scanner;
      }
      setAnswer({files, plan, result});
    };
    const timer = setTimeout(() => end('late'), MOST_TIME);
    stop.current = () => end('canceled');
    scanner.scan({files, plan}).then(end, () => end('failed'));
    return () => {
      clearTimeout(timer);
      // A worker cannot be interrupted, and the next one starts sooner than a large scan ends.
      if (!isOver) scanner.close();
      isOver = true;
    };
  }, [files, plan, open]);

  const prepare = (): void => void (idle.current ??= open());
  const cancel = (): void => stop.current?.();
  return {state: stateOf({files, plan}, answer), scan, prepare, cancel};
}

async function loadReleases(address: string): Promise<readonly Release[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The names of the releases couldn’t load.');
  return response.json();
}

function stateOf({files, plan}: ScanTask, answer: Answer | undefined): ScanState {
  if (files.length === 0) return {step: 'waiting'};
  if (answer?.files !== files || answer.plan !== plan) return {step: 'scanning', files};
  const {result} = answer;
  return typeof result === 'string' ? {step: result} : {step: 'done', result};
}
