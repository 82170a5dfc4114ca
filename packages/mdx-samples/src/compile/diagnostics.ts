import {ownSegment, type SampleModule, type Segment, segmentAt} from '../modules.ts';
import type {Problem} from '../problem.ts';
import {type CompileTask, type Diagnostic, SUPPRESSED} from './compile.ts';
import type {Library} from './setting.ts';

/** What the samples were compiled against. */
type Against = Pick<CompileTask, 'library' | 'importable'>;

/** Puts what the compiler said at its place on the pages, and weighs it against the expected errors. */
export function mapDiagnostics(
  modules: readonly SampleModule[],
  diagnostics: readonly Diagnostic[],
  against: Against,
): Problem[] {
  return modules.flatMap((module) => {
    const own = diagnostics.filter(({fileName}) => fileName === module.fileName);
    const unexpected = own.filter((diagnostic) => !isExpected(module, diagnostic));
    return [
      ...unexpected.map((diagnostic) => toProblem(module, diagnostic, against)),
      ...findStale(module, own, against.library),
    ];
  });
}

/** Says whether the visible lines of the diagnostic's block declare this error. */
export function isExpected(module: SampleModule, {line, code}: Diagnostic): boolean {
  const {start, hidden, expected} = segmentAt(module, line);
  return line - start >= hidden && expected.includes(code);
}

function toProblem(module: SampleModule, diagnostic: Diagnostic, against: Against): Problem {
  const segment = segmentAt(module, diagnostic.line);
  const offset = diagnostic.line - segment.start;
  return {
    file: segment.path,
    line: segment.line + offset,
    column: (segment.indents[offset] ?? 0) + diagnostic.column + 1,
    message: explainDiagnostic(diagnostic, against),
  };
}

// A declared error that no longer occurs means that the text around the block is no longer true.
function findStale(
  module: SampleModule,
  diagnostics: readonly Diagnostic[],
  {name, patch}: Library,
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
      message: `The block declares error="${code}", but ${name} ${patch} compiles it without ${code}. Remove the mark or correct the block.`,
    }));
}

function isOwn(module: SampleModule, own: Segment, diagnostic: Diagnostic): boolean {
  return segmentAt(module, diagnostic.line) === own && isExpected(module, diagnostic);
}

const MODULE_NOT_FOUND = 'TS2307';
const NO_TYPES_FOR_MODULE = 'TS7016';

/** Describes what the compiler found, with the release that it compiled against and, if helpful, what to do. */
function explainDiagnostic({code, message}: Diagnostic, {library, importable}: Against): string {
  if (code === SUPPRESSED) return message;
  const said = `${code} against ${library.name} ${library.patch}: ${message}`;
  if (code !== MODULE_NOT_FOUND && code !== NO_TYPES_FOR_MODULE) return said;
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (name.startsWith(`${library.name}/`))
    return `${said} Import from '${library.name}'; it has no other entry point.`;
  if (name.startsWith('.')) return `${said} A block can import files of _samples beside its page.`;
  const packages = [library.name, ...importable].join(', ');
  return `${said} A sample can import ${packages} and files beside it; declare the rest above a cut mark.`;
}
