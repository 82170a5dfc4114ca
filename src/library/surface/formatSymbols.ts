import {formatDeclaration, formatTypeInLine} from './formatType.ts';
import type {SurfaceMember, SurfaceSymbol} from './surfaceTypes.ts';

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
