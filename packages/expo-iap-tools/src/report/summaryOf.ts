import type {Ignored} from '../ignored/leaveOut.ts';
import type {FindingKind} from '../scan/findings.ts';
import type {Report} from './report.ts';

/** What each kind is called, as on the page. */
export const kindNames: Readonly<Record<FindingKind, string>> = {
  fails: 'Compiles but fails',
  'does-not-compile': 'Doesn’t compile',
  question: 'Depends on your code',
  deprecated: 'Still works',
};

/** One sentence for how much was read, and one for what was found. */
export function summaryOf(report: Report): string {
  return `${readSentence(report)} ${foundSentence(report)}`;
}

function readSentence({asked, read, reached, isUsed}: Report): string {
  const whole =
    asked < read ? ` to understand the ${asked.toLocaleString('en')} below the paths` : '';
  const files = `Read ${countOf(read, 'file')}${whole}`;
  if (!isUsed) return `${files}, and none imports expo-iap.`;
  if (read === reached) return `${files}.`;
  return `${files}; the library can reach ${reached} of them, and only these were parsed.`;
}

function foundSentence(report: Report): string {
  const {findings, mistakes, unfollowed, isUsed, ignored, plan} = report;
  if (findings.length > 0) {
    const count = (wanted: FindingKind): number =>
      findings.filter(({kind}) => kind === wanted).length;
    const kinds = ['fails', 'does-not-compile', 'question', 'deprecated'] as const;
    return kinds.map((kind) => `${kindNames[kind]}: ${count(kind)}.`).join(' ');
  }
  if (!isUsed && unfollowed.length === 0) return 'There is nothing to change.';
  if (mistakes.length > 0) return 'Found nothing in the part that could be read.';
  if (unfollowed.length > 0) return 'Found nothing in what could be followed.';
  const {comments, baseline, only} = ignored;
  if (comments + baseline + only > 0) return 'Found nothing else.';
  return `Found nothing that ${plan.to} treats differently from ${plan.from}.`;
}

/** What was left out, and what is in the baseline for nothing. */
export function ignoredSentences({comments, baseline, only, gone}: Ignored): readonly string[] {
  const parts = Object.entries({
    'by comments': comments,
    'by the baseline': baseline,
    'by --only': only,
  })
    .filter(([, count]) => count > 0)
    .map(([by, count]) => `${count.toLocaleString('en')} ${by}`);
  return [
    ...(parts.length > 0 ? [`Left out: ${parts.join(', ')}.`] : []),
    ...gone.map(
      ({file, id, code}) =>
        `The baseline still lists \`${id}\` in ${file}, and it is gone: ${code}`,
    ),
  ];
}

/** A number with its noun. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Files that share a reason, in one sentence for each reason. */
export function skippedSentences(
  skipped: readonly {readonly file: string; readonly reason: string}[],
): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const {file, reason} of skipped)
    byReason.set(reason, [...(byReason.get(reason) ?? []), file]);
  return [...byReason].map(([reason, files]) => {
    const shown = files.slice(0, SHOWN).join(', ');
    const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : '';
    return files.length === 1
      ? `${shown} ${reason}.`
      : `${countOf(files.length, 'file')}, each of which ${reason}: ${shown}${more}.`;
  });
}

const SHOWN = 5;
