import type {Finding} from 'expo-iap-tools/scan/findings';
import type {Diagnostic} from 'mdx-samples/compile/compile';
import type {SampleModule} from 'mdx-samples/modules';
import {libraryErrors} from '../compiled.ts';
import {correct, lineBefore, madeByCorrections, scan} from '../scanned.ts';
import type {App, Place} from './apps.ts';

/** What a scan of some programs found, compared with the compiler and with the reviewed places. */
export type Judgment = {
  /** What could not be read, or only in part. */
  readonly unread: readonly string[];
  /** How many places the newer release treats differently. */
  readonly places: number;
  /** Those that nothing was said about. */
  readonly missed: readonly string[];
  /** Lines that nothing was said about, and that the compiler refuses only because of others. */
  readonly echoes: readonly string[];
  /** What was said about nothing, in a question too. */
  readonly wrong: readonly string[];
  readonly corrections: number;
  /** What the compiler refuses after all corrections, where no finding without a correction says so. */
  readonly broken: readonly string[];
  /** What is found only in the corrected code. */
  readonly made: readonly string[];
  /** Reviewed places of which the compiler says the same: they would count twice. */
  readonly repeated: readonly string[];
};

/** Programs; where nobody has read what changes silently in them, only the claims of errors can be wrong. */
type Judged = Pick<App, 'modules'> & Partial<Pick<App, 'reviewed'>>;

type At = {readonly file: string; readonly line: number};
const at = ({file, line}: At): string => `${file}:${line}`;

/** Scans each program alone, and compiles all of them together with both releases. */
export function judge(apps: readonly Judged[], from: string, to: string): Judgment {
  const modules = apps.flatMap((app) => app.modules);
  const rows = apps.flatMap((app) => app.reviewed ?? []);
  const reviewed = rows.filter(({kind}) => kind !== 'runs');
  const runs = new Set(rows.filter(({kind}) => kind === 'runs').map(at));
  const compile = (corrected: readonly Finding[]): readonly Error[] =>
    errorsAfter(modules, corrected, from, to).filter((error) => !runs.has(at(error)));
  const scans = apps.map((app) => scan(app.modules, from, to));
  const findings = scans.flatMap((each) => each.findings);
  const told = findings.filter(({kind}) => kind !== 'deprecated');
  const errors = compile([]);
  const later = compile(findings.filter(({hidden, edits}) => !hidden && edits));
  const corrected = findings.filter(({edits}) => edits);
  const open = new Set(findings.filter(({edits}) => !edits).map(at));

  const saidAt = new Set(told.map(at));
  const saidOf = new Set(told.map((finding) => `${at(finding)} ${finding.name}`));
  const left = compile(corrected);
  const leftAt = new Set(left.map(at));
  // A line that is right again once others are corrected is not a place to change.
  const isEcho = (error: Error): boolean => !saidAt.has(at(error)) && !leftAt.has(at(error));
  const echoes = [...later, ...errors].filter(isEcho).map(at);
  const lines = new Map(
    [...later, ...errors]
      .filter((error) => !isEcho(error))
      .map((error) => [at(error), error.message]),
  );
  const missed = [
    ...[...lines].filter(([line]) => !saidAt.has(line)).map((each) => each.join(' ')),
    ...reviewed
      .filter((place) => !saidOf.has(`${at(place)} ${place.name}`))
      .map((place) => `${at(place)} ${place.name}: ${place.reason}`),
  ];
  const isRight = (finding: Finding): boolean =>
    reviewed.some(
      (place) =>
        isAt(finding, place) && (finding.kind === 'question' || finding.kind === place.kind),
    ) ||
    errors.some((error) => isAbout(finding, error)) ||
    (canBeHidden(finding) && later.some((error) => isAbout(finding, error)));
  const claims = apps.flatMap((app, index) =>
    (scans[index]?.findings ?? []).filter(({kind}) =>
      app.reviewed ? kind !== 'deprecated' : kind === 'does-not-compile',
    ),
  );
  return {
    unread: scans.flatMap(({mistakes, notices}) => [...mistakes, ...notices].map(({file}) => file)),
    ...{places: lines.size + reviewed.length, missed, echoes},
    wrong: claims
      .filter((finding) => !isRight(finding))
      .map((finding) => `${at(finding)} ${finding.kind} ${finding.name}: ${finding.message}`),
    corrections: corrected.length,
    broken: left
      // A parameter that only the removed part used is not a mistake of the correction.
      .filter((error) => error.code !== 'TS6133' && !open.has(at(error)))
      .map((error) => `${at(error)} ${error.message}`),
    made: apps.flatMap((app, index) =>
      madeByCorrections(app.modules, scans[index]?.findings ?? [], from, to),
    ),
    repeated: reviewed
      .filter((place) => errors.some((error) => saysSame(place, error)))
      .map((place) => `${at(place)} ${place.name}`),
  };
}

type Error = At & Pick<Diagnostic, 'column' | 'code' | 'message'>;

function isAt(finding: Finding, place: Place): boolean {
  return at(place) === at(finding) && place.name === finding.name;
}

function saysSame(place: Place, error: Error): boolean {
  return at(place) === at(error) && error.message.includes(`'${place.name}'`);
}

/** What one mistake hides shows once it is corrected: a claim says so, a question need not. */
function canBeHidden({hidden, kind}: Finding): boolean {
  return hidden === true || kind === 'question';
}

function placed({fileName, line, ...rest}: Diagnostic): Error {
  return {...rest, file: fileName, line: line + 1};
}

/** What the compiler refuses once some findings are corrected, at the lines that it was on before. */
function errorsAfter(
  modules: readonly SampleModule[],
  corrected: readonly Finding[],
  from: string,
  to: string,
): readonly Error[] {
  return libraryErrors(modules, from, to, correct(modules, corrected))
    .map(placed)
    .map((error) => ({...error, line: lineBefore(modules, corrected, error.file, error.line)}));
}

/** A claim that the line does not compile is right with any error there; others must be about the same name. */
function isAbout(finding: Finding, error: Error): boolean {
  if (at(finding) !== at(error)) return false;
  return (
    finding.kind === 'does-not-compile' ||
    error.column + 1 === finding.column ||
    error.message.includes(`'${finding.name}'`)
  );
}
