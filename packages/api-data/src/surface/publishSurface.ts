import {meaningOf, ownerOf, pathOf} from '../meanings/meaningOf.ts';
import type {Dated, MemberRole, Platform, Surface, SurfaceMember, SymbolKind} from './surface.ts';

/** A field, parameter, value, option or result in `surface.json`. */
type PublicMember = Dated & {
  readonly name: string;
  readonly role: MemberRole;
  readonly type: string;
  readonly optional: boolean;
  readonly platform: Platform;
  readonly meaning: string;
  readonly members?: readonly PublicMember[];
};

/** A name of the library in `surface.json`. */
type PublicSymbol = Dated & {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly exported: boolean;
  readonly platform: Platform;
  readonly signature: string;
  readonly members: readonly PublicMember[];
};

/** The content of `surface.json`. */
type PublicSurface = {
  readonly version: string;
  readonly package: string;
  readonly symbols: readonly PublicSymbol[];
};

/** Reduces a surface to what other programs may rely on, and leaves out how it was found. */
export function publishSurface(surface: Surface, explain = meaningOf): PublicSurface {
  const {version, patch, symbols} = surface;
  const publishMember = (member: SurfaceMember, owner: string): PublicMember => {
    const {name, role, type, optional, platform, members} = member;
    const inner = pathOf(owner, name);
    return {
      name,
      role,
      type,
      optional,
      platform,
      meaning: explain(version, owner, name),
      ...publishDates(member),
      ...(members && {members: members.map((each) => publishMember(each, inner))}),
    };
  };
  return {
    version,
    package: `expo-iap@${patch}`,
    symbols: symbols.map((symbol) => ({
      name: symbol.name,
      kind: symbol.kind,
      exported: symbol.exported,
      platform: symbol.platform,
      ...publishDates(symbol),
      signature: symbol.signature,
      members: symbol.members.map((member) =>
        publishMember(member, ownerOf(surface, symbol, member)),
      ),
    })),
  };
}

function publishDates({since, renamedFrom, deprecated, gone}: Dated): Dated {
  return {
    ...(since !== undefined && {since}),
    ...(renamedFrom !== undefined && {renamedFrom}),
    ...(deprecated && {deprecated}),
    ...(gone && {gone}),
  };
}
