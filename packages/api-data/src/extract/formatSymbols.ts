import {format} from 'prettier';
import type {SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';

/** Formats the signatures of symbols and the types of their members. */
export function formatSymbols(
  symbols: readonly SurfaceSymbol[],
): Promise<readonly SurfaceSymbol[]> {
  return Promise.all(
    symbols.map(async (symbol) => ({
      ...symbol,
      signature: await formatDeclaration(symbol.signature),
      members: await formatMembers(symbol.members),
    })),
  );
}

function formatMembers(members: readonly SurfaceMember[]): Promise<readonly SurfaceMember[]> {
  return Promise.all(
    members.map(async (member) => ({
      ...member,
      type: await formatTypeInLine(member.type),
      ...(member.members ? {members: await formatMembers(member.members)} : {}),
    })),
  );
}

const STYLE = {
  parser: 'typescript',
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
  objectWrap: 'collapse',
} as const;

const PLACE = 'type T = ';
const finished = new Map<string, Promise<string>>();

/** Formats a declaration for a code block of 80 columns. */
export async function formatDeclaration(text: string): Promise<string> {
  const isAmbient = /^(?:function|const|class|enum) /.test(text);
  const formatted = await format(isAmbient ? `declare ${text}` : text, {...STYLE, printWidth: 80});
  return formatted.trim().replace(/^declare /, '');
}

/** Formats a type in one line, as a table cell shows it. */
export function formatTypeInLine(text: string): Promise<string> {
  const known = finished.get(text);
  if (known) return known;
  const result = inLine(text);
  finished.set(text, result);
  return result;
}

async function inLine(text: string): Promise<string> {
  const formatted = await format(PLACE + text, {...STYLE, printWidth: 10_000});
  return formatted.trim().replace(/;$/, '').slice(PLACE.length).trim();
}
