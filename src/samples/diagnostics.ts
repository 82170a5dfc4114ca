import {type Diagnostic, SUPPRESSED} from './compile.ts';
import type {Problem} from '../markdown/problem.ts';
import {ownSegment, segmentAt, type SampleModule, type Segment} from './modules.ts';

/** Puts what the compiler said at its place on the pages, and weighs it against the expected errors. */
export function mapDiagnostics(
  modules: readonly SampleModule[],
  diagnostics: readonly Diagnostic[],
  patch: string,
): Problem[] {
  return modules.flatMap((module) => {
    const own = diagnostics.filter(({fileName}) => fileName === module.fileName);
    const unexpected = own.filter((diagnostic) => !isExpected(module, diagnostic));
    return [
      ...unexpected.map((diagnostic) => toProblem(module, diagnostic, patch)),
      ...findStale(module, own, patch),
    ];
  });
}

/** Says whether the visible lines of the diagnostic's block declare this error. */
export function isExpected(module: SampleModule, {line, code}: Diagnostic): boolean {
  const {start, hidden, expected} = segmentAt(module, line);
  return line - start >= hidden && expected.includes(code);
}

function toProblem(module: SampleModule, diagnostic: Diagnostic, patch: string): Problem {
  const segment = segmentAt(module, diagnostic.line);
  const offset = diagnostic.line - segment.start;
  return {
    file: segment.path,
    line: segment.line + offset,
    column: (segment.indents[offset] ?? 0) + diagnostic.column + 1,
    message: explainDiagnostic(diagnostic, patch),
  };
}

// A declared error that no longer occurs means that the text around the block is no longer true.
function findStale(
  module: SampleModule,
  diagnostics: readonly Diagnostic[],
  patch: string,
): Problem[] {
  const own = ownSegment(module);
  const found = new Set(
    diagnostics.filter((diagnostic) => isOwn(module, own, diagnostic)).map(({code}) => code),
  );
  return own.expected
    .filter((code) => !found.has(code))
    .map((code) => ({
      file: own.path,
      line: own.line - 1,
      column: 1 + (own.indents[0] ?? 0),
      message: `The block declares error="${code}", but expo-iap ${patch} compiles it without ${code}. Remove the mark or correct the block.`,
    }));
}

function isOwn(module: SampleModule, own: Segment, diagnostic: Diagnostic): boolean {
  return segmentAt(module, diagnostic.line) === own && isExpected(module, diagnostic);
}

const MODULE_NOT_FOUND = 'TS2307';
const NO_TYPES_FOR_MODULE = 'TS7016';

/** Describes what the compiler found, with the patch that it compiled against and, if helpful, what to do. */
export function explainDiagnostic({code, message}: Diagnostic, patch: string): string {
  if (code === SUPPRESSED) return message;
  const said = `${code} against expo-iap ${patch}: ${message}`;
  if (code !== MODULE_NOT_FOUND && code !== NO_TYPES_FOR_MODULE) return said;
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (name.startsWith('expo-iap/'))
    return `${said} Import from 'expo-iap'; it has no other entry point.`;
  if (name.startsWith('.')) return `${said} A block can import files of _samples beside its page.`;
  return `${said} A sample can import expo-iap, react, react-native and files beside it; declare the rest above a cut mark.`;
}
