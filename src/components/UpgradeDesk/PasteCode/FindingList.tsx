import type {ShownFinding} from 'expo-iap-tools/page/scanTask';
import type {FindingKind} from 'expo-iap-tools/scan/findings';
import {removalWords} from 'expo-iap-tools/view/planWords';
import {type ReactNode, useState} from 'react';
import {Words} from '../planPieces.tsx';
import Correction from './Correction.tsx';
import styles from './styles.module.css';

/** What each kind of finding is called, the worst first. */
export const kindNames: Readonly<Record<FindingKind, string>> = {
  fails: 'Compiles but fails',
  'does-not-compile': 'Doesn’t compile',
  question: 'Depends',
  deprecated: 'Still works',
};

/** More at once would make the page slow; a button shows the next ones. */
const AT_ONCE = 100;

/** The findings, what compiles and fails first; below, what a later release removes. */
export default function FindingList({
  findings,
}: {
  readonly findings: readonly ShownFinding[];
}): ReactNode {
  const [most, setMost] = useState(AT_ONCE);
  const shown = findings.slice(0, most);
  const headings = new Set(shown.filter(isLater).map(headingOf));
  return (
    <>
      <Group findings={shown.filter((each) => !isLater(each))} />
      {[...headings].map((heading) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <Group findings={shown.filter((each) => isLater(each) && headingOf(each) === heading)} />
        </section>
      ))}
      {shown.length < findings.length && (
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => setMost(most + AT_ONCE)}
        >
          Show {Math.min(AT_ONCE, findings.length - most)} more of {findings.length} findings
        </button>
      )}
    </>
  );
}

function isLater({kind}: ShownFinding): boolean {
  return kind === 'deprecated';
}

function headingOf(finding: ShownFinding): string {
  return `Still works, ${removalWords(finding) ?? 'is removed in a later release'}`;
}

function Group({findings}: {readonly findings: readonly ShownFinding[]}): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.findings} data-pagefind-ignore="all">
      {findings.map((finding) => {
        const {file, line, column, kind, name, code, message, todo, hidden} = finding;
        return (
          <li key={`${file}:${line}:${column}:${kind}:${message}`}>
            <p>
              <span className={`badge ${styles[kind] ?? ''}`}>{kindNames[kind]}</span>{' '}
              <code>{name}</code> {file}:{line}:{column}
            </p>
            {code !== undefined && (
              <p>
                <code>{code}</code>
              </p>
            )}
            <p>
              <Words>{message}</Words>{' '}
              {hidden && 'The compiler reports this once you fix the errors before it. '}
              {todo !== undefined && (
                <strong>
                  <Words>{todo}</Words>
                </strong>
              )}
            </p>
            <Correction finding={finding} />
          </li>
        );
      })}
    </ol>
  );
}
