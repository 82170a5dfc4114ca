import type {ShownFinding} from 'expo-iap-tools/page/scanTask';
import type {ReactNode} from 'react';
import CodeFrame from '../../CodeFrame/index.tsx';
import {correctionHtml} from './correctionHtml.ts';

/** The lines that a correction replaces; Copy gives the new ones. */
export default function Correction({
  finding: {file, line, column, hunks = [], fixLines},
}: {
  readonly finding: ShownFinding;
}): ReactNode {
  if (fixLines !== undefined)
    return (
      <p>
        The fix replaces {fixLines.toLocaleString('en')} lines, too many for this page. The command
        below writes them with <code>--fix</code>.
      </p>
    );
  if (hunks.length === 0) return null;
  const lines = hunks.map((hunk) => hunk.line).join(', ');
  return (
    <CodeFrame
      code={correctionHtml(hunks)}
      title={`Fix, line ${lines}`}
      label={`Fix for ${file}:${line}:${column}`}
      language="diff"
      languageName="Diff"
    />
  );
}
