import type {ReactNode} from 'react';
import {hunksOf} from '../../../upgrade/scan/edits.ts';
import type {Finding} from '../../../upgrade/scan/findings.ts';
import CodeFrame from '../../CodeFrame/index.tsx';
import {correctionHtml} from './correctionHtml.ts';

/** The lines that a correction replaces; Copy gives the new ones. */
export default function Correction({
  finding: {file, line, column, edits = []},
  text,
}: {
  readonly finding: Finding;
  readonly text: string;
}): ReactNode {
  const hunks = hunksOf(text, edits);
  const [first] = hunks;
  if (!first) return null;
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
