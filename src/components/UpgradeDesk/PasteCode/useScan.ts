import {useEffect, useRef, useState} from 'react';
import type {UpgradePlan} from '../../../upgrade/plan/plan.ts';
import type {Release} from '../../../upgrade/scan/library/release.ts';
import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import type {ScanResult} from '../../../upgrade/scan/scanFiles.ts';
import {loadReleases} from './loadReleases.ts';
import type {ScanAnswer, ScanTask} from './scanTask.ts';

/** How far a scan is. */
export type ScanState =
  | {readonly step: 'waiting'}
  | {readonly step: 'scanning'}
  | {readonly step: 'failed'}
  | {readonly step: 'done'; readonly result: ScanResult; readonly files: readonly SourceFile[]};

type Question = {readonly files: readonly SourceFile[]; readonly plan: UpgradePlan};
type Answer = Question & {readonly result: ScanResult | undefined};

/** Scans files in a worker, which starts with the first paste; only the last answer counts. */
export function useScan(
  plan: UpgradePlan,
  baseUrl: string,
): readonly [state: ScanState, scan: (files: readonly SourceFile[]) => void] {
  const [files, scan] = useState<readonly SourceFile[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  const worker = useRef<Worker>(null);
  const releases = useRef<Promise<readonly Release[]>>(null);
  const last = useRef(0);

  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    if (files.length === 0) return undefined;
    const id = (last.current += 1);
    const fail = (): void => {
      releases.current = null;
      worker.current?.terminate();
      worker.current = null;
      if (last.current === id) setAnswer({files, plan, result: undefined});
    };
    releases.current ??= loadReleases(baseUrl);
    releases.current.then((known) => {
      if (last.current !== id) return;
      const running = (worker.current ??= new Worker(new URL('./scan.worker.ts', import.meta.url)));
      running.onmessage = ({data}: MessageEvent<ScanAnswer>) => {
        if (data.id === last.current) setAnswer({files, plan, result: data.result});
      };
      running.onerror = fail;
      const task: ScanTask = {id, files, plan, releases: known};
      running.postMessage(task);
    }, fail);
    return undefined;
  }, [files, plan, baseUrl]);

  return [stateOf({files, plan}, answer), scan];
}

function stateOf({files, plan}: Question, answer: Answer | undefined): ScanState {
  if (files.length === 0) return {step: 'waiting'};
  if (answer?.files !== files || answer.plan !== plan) return {step: 'scanning'};
  const {result} = answer;
  return result ? {step: 'done', result, files} : {step: 'failed'};
}
