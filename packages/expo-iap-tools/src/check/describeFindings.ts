import type {Ignored} from '../ignored/leaveOut.ts';
import type {CheckFinding, CheckRule} from './finding.ts';

/** What each rule is called. */
export const ruleNames: Readonly<Record<CheckRule, string>> = {
  'missing-name': 'Doesn’t exist',
  'does-not-compile': 'Doesn’t compile',
  deprecated: 'Deprecated',
};

/** A finding as a person reads it. */
export function findingWords({
  file,
  line,
  column,
  rule,
  message,
  todo,
  link,
}: CheckFinding): string {
  return [
    `${file}:${line}:${column} ${ruleNames[rule]} (${rule})`,
    `  ${message}`,
    ...(todo === undefined ? [] : [`  To do: ${todo}`]),
    `  ${link}`,
  ].join('\n');
}

/** Whether a finding asks for a change now. */
export function mustChange({rule}: CheckFinding): boolean {
  return rule !== 'deprecated';
}

/** How much was found, in one sentence. */
export function foundSentence(
  findings: readonly CheckFinding[],
  {comments, baseline}: Pick<Ignored, 'comments' | 'baseline'>,
): string {
  const must = findings.filter(mustChange).length;
  const rest = findings.length - must;
  if (findings.length === 0)
    return comments + baseline > 0 ? 'Found nothing else.' : 'Found nothing.';
  const places = must === 0 ? 'Nothing has to change' : `${must} to change`;
  return `${places}${rest === 0 ? '' : `, ${rest} deprecated`}.`;
}
