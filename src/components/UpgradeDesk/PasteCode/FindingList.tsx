import {type ReactNode, useState} from 'react';
import type {Finding, FindingKind} from '../../../upgrade/scan/findings.ts';
import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import Correction from './Correction.tsx';
import Words from '../Words.tsx';
import styles from './styles.module.css';

const KINDS: Readonly<Record<FindingKind, string>> = {
  fails: 'Compiles but fails',
  'does-not-compile': 'Does not compile',
  question: 'Depends',
};

/** More would make the page slow; a button shows the rest. */
const SHOWN_FIRST = 100;

/** The findings, what compiles and fails first. */
export default function FindingList({
  findings,
  files,
}: {
  readonly findings: readonly Finding[];
  readonly files: readonly SourceFile[];
}): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? findings : findings.slice(0, SHOWN_FIRST);
  return (
    <>
      <ol className={styles.findings} data-pagefind-ignore="all">
        {shown.map((finding) => {
          const {file, line, column, kind, name, message, todo, edits, hidden} = finding;
          const text = edits && files.find((each) => each.name === file)?.text;
          return (
            <li key={`${file}:${line}:${column}:${kind}:${message}`}>
              <p>
                <span className={`badge ${styles[kind] ?? ''}`}>{KINDS[kind]}</span>{' '}
                <code>{name}</code> {file}:{line}:{column}
              </p>
              <p>
                <Words>{message}</Words>{' '}
                {hidden && 'The compiler reports this once you fix the errors before it. '}
                {todo !== undefined && (
                  <strong>
                    <Words>{todo}</Words>
                  </strong>
                )}
              </p>
              {text !== undefined && <Correction finding={finding} text={text} />}
            </li>
          );
        })}
      </ol>
      {shown.length < findings.length && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setShowsAll(true)}
        >
          Show all {findings.length} findings
        </button>
      )}
    </>
  );
}
