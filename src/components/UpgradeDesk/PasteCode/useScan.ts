import {useEffect, useRef, useState} from 'react';
import type {UpgradePlan} from '../../../upgrade/plan/plan.ts';
import type {Release} from '../../../upgrade/scan/library/release.ts';
import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import {loadReleases} from './loadReleases.ts';
import type {ScanAnswer, ScanTask} from './scanTask.ts';

/** How far a scan is. */
export type ScanState =
  | {readonly step: 'waiting'}
  | {readonly step: 'scanning'}
  | {readonly step: 'failed'}
  | {readonly step: 'done'; readonly result: ScanAnswer};

type Question = {readonly files: readonly SourceFile[]; readonly plan: UpgradePlan};
type Answer = Question & {readonly result: ScanAnswer | undefined};

/** Scans files in a worker, which starts with the first paste. The next question ends a scan that still runs. */
export function useScan(
  plan: UpgradePlan,
  baseUrl: string,
): readonly [state: ScanState, scan: (files: readonly SourceFile[]) => void] {
  const [files, scan] = useState<readonly SourceFile[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const releases = useRef<Promise<readonly Release[]>>(null);
  /** The worker of an earlier scan, which has nothing to do. */
  const idle = useRef<Worker>(null);

  useEffect(() => () => idle.current?.terminate(), []);

  useEffect(() => {
    if (files.length === 0) return undefined;
    let isOver = false;
    let busy: Worker | undefined;
    const end = (result: ScanAnswer | undefined): void => {
      if (isOver) return;
      isOver = true;
      setAnswer({files, plan, result});
    };
    const fail = (): void => {
      busy?.terminate();
      releases.current = null;
      end(undefined);
    };
    releases.current ??= loadReleases(baseUrl);
    releases.current.then((known) => {
      if (isOver) return;
      const worker = idle.current ?? new Worker(new URL('./scan.worker.ts', import.meta.url));
      idle.current = null;
      busy = worker;
      worker.onmessage = ({data}: MessageEvent<ScanAnswer>) => {
        if (isOver) return;
        idle.current = worker;
        end(data);
      };
      worker.onerror = fail;
      const task: ScanTask = {files, plan, releases: known};
      worker.postMessage(task);
    }, fail);
    return () => {
      // A worker cannot be interrupted, and the next one starts sooner than a large scan ends.
      if (!isOver) busy?.terminate();
      isOver = true;
    };
  }, [files, plan, baseUrl]);

  return [stateOf({files, plan}, answer), scan];
}

function stateOf({files, plan}: Question, answer: Answer | undefined): ScanState {
  if (files.length === 0) return {step: 'waiting'};
  if (answer?.files !== files || answer.plan !== plan) return {step: 'scanning'};
  const {result} = answer;
  return result ? {step: 'done', result} : {step: 'failed'};
}
