import {hasWorkers} from 'expo-iap-tools/page/openScanner';
import type {ScanAnswer} from 'expo-iap-tools/page/scanTask';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import type {ReactNode} from 'react';
import {kindNames} from './FindingList.tsx';
import Remarks from './Remarks.tsx';
import styles from './styles.module.css';
import {MOST_TIME, type ScanState} from './useScan.ts';

/** Says how far the scan is and what it found, also to screen readers. */
export default function ScanStatus({
  state,
  plan,
  remark,
  cancel,
}: {
  readonly state: ScanState;
  readonly plan: Pick<UpgradePlan, 'from' | 'to'>;
  /** What there is to say before a scan, such as which files the browser did not give. */
  readonly remark: string;
  readonly cancel: () => void;
}): ReactNode {
  return (
    <>
      <p role="status">
        {`${remark} ${sentenceOf(state, plan)}`.trim()}
        {state.step === 'done' && <Totals findings={state.result.findings} />}
      </p>
      {state.step === 'scanning' && (
        <button
          type="button"
          className={`button button--outline button--primary ${styles.cancel}`}
          onClick={cancel}
        >
          Cancel
        </button>
      )}
      {state.step === 'done' && <Remarks result={state.result} />}
    </>
  );
}

/** How many findings there are of each kind. */
function Totals({findings}: Pick<ScanAnswer, 'findings'>): ReactNode {
  const counts = Object.entries(kindNames)
    .map(([wanted, name]) => ({name, count: findings.filter(({kind}) => kind === wanted).length}))
    .filter(({count}) => count > 0);
  if (counts.length === 0) return null;
  return (
    <span className={styles.totals}>
      {' '}
      {counts.map(({name, count}) => (
        <span key={name} className="badge">
          {name}: <b>{count}</b>{' '}
        </span>
      ))}
    </span>
  );
}

function sentenceOf(state: ScanState, {from, to}: Pick<UpgradePlan, 'from' | 'to'>): string {
  switch (state.step) {
    case 'waiting':
      return '';
    case 'scanning':
      return `Reading ${sizeOf(state.files)} …`;
    case 'canceled':
      return 'Canceled. Paste your code or choose files to check again.';
    case 'late':
      return `Stopped after ${MOST_TIME / 1000} seconds. Choose fewer files, or run the command below in your project.`;
    case 'crashed':
      return 'The code scanner failed on this code. Choose fewer files, or run the command below in your project.';
    case 'failed':
      if (!hasWorkers())
        return 'This browser can’t check code, because it has no web workers. The rest of this page works without them.';
      return 'The code scanner couldn’t load. Check your connection and paste your code again.';
    case 'done':
      return summaryOf(state.result, from, to);
  }
}

function sizeOf(files: readonly SourceFile[]): string {
  const size = files.reduce((sum, {text}) => sum + text.length, 0);
  return `${files.length === 1 ? '1 file' : `${files.length} files`}, ${Math.ceil(size / 1000).toLocaleString('en')} kB`;
}

function summaryOf(
  {findings, mistakes, notices, unfollowed, read, isUsed}: ScanAnswer,
  from: string,
  to: string,
): string {
  const reasons = new Set([...notices, ...mistakes].map(({message}) => message));
  if (read === 0)
    return reasons.size === 1
      ? `None of the code could be read: ${[...reasons].join('')}`
      : 'None of the code could be read, for the reasons below.';
  if (findings.length === 0) {
    if (!isUsed && unfollowed.length === 0) return 'Found no code that uses expo-iap.';
    if (mistakes.length > 0) return 'Found nothing in the part that could be read.';
    if (unfollowed.length > 0) return 'Found nothing in what could be followed. See below.';
    const files = read === 1 ? '1 file' : `${read} files`;
    return `Read ${files} and found nothing that ${to} treats differently from ${from}.`;
  }
  return `From ${from} to ${to}:`;
}
