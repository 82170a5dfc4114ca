import type {UpgradePlan} from '../plan/plan.ts';
import type {Skipped, Source} from '../project/readSources.ts';
import {applyEdits} from '../scan/edits.ts';
import type {Finding} from '../scan/findings.ts';
import {blankConflicts} from '../scan/syntax/conflicts.ts';
import {type Look, lookThrough} from '../upgrade/lookThrough.ts';

/** Files with the corrections in them, and a scan of the result. */
export type Corrected = {
  readonly sources: readonly Source[];
  readonly look: Look;
  /** How many places were corrected, by file. */
  readonly places: ReadonlyMap<string, number>;
  readonly untouched: readonly Skipped[];
};

/** A correction can show another one behind it; more rounds would mean that they undo each other. */
const MOST_ROUNDS = 5;

/** Corrects files until nothing mechanical is left, so that a second run has nothing to do. `choose` says what to correct. */
export function correctSources(
  given: readonly Source[],
  first: Look,
  plan: UpgradePlan,
  choose: (look: Look, sources: readonly Source[]) => readonly Finding[],
): Corrected {
  const places = new Map<string, number>();
  const untouched = new Map<string, Skipped>();
  let sources = given;
  let look = first;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fixes = fixesOf(choose(look, sources));
    let isChanged = false;
    sources = sources.map((source) => {
      const findings = fixes.get(source.name);
      if (!findings) return source;
      const reason = refusalOf(source);
      if (reason !== undefined) {
        untouched.set(source.name, {file: source.name, reason});
        return source;
      }
      const text = correct(source.text, findings);
      if (text === source.text) return source;
      isChanged = true;
      places.set(source.name, (places.get(source.name) ?? 0) + findings.length);
      return {...source, text};
    });
    if (!isChanged) break;
    look = lookThrough(sources, plan);
  }
  return {sources, look, places, untouched: [...untouched.values()]};
}

/** The findings with a correction, by file. A question is for a person to answer. */
function fixesOf(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const fixes = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.edits || finding.kind === 'question') continue;
    fixes.set(finding.file, [...(fixes.get(finding.file) ?? []), finding]);
  }
  return fixes;
}

function refusalOf({text, isExact}: Source): string | undefined {
  if (!isExact) return 'has bytes that aren’t UTF-8';
  return blankConflicts(text).conflicts.length > 0 ? 'has markers of a merge conflict' : undefined;
}

/** New lines end like the others in the file. */
function correct(text: string, findings: readonly Finding[]): string {
  const edits = findings.flatMap((finding) => finding.edits ?? []);
  if (!text.includes('\r\n')) return applyEdits(text, edits);
  const ends = (code: string): string => code.replaceAll(/\r?\n/g, '\r\n');
  return applyEdits(
    text,
    edits.map((edit) => ({...edit, text: ends(edit.text)})),
  );
}
