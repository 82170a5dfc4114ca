import type {Dated, Surface, SurfaceMember} from '../../../library/surface/surface.ts';
import type {PublicMember, PublicSurface} from './publicTypes.ts';

/** Reduces a surface to what others may build on, and leaves out how it was found. */
export function publishSurface({version, patch, symbols}: Surface): PublicSurface {
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
      members: symbol.members.map(publishMember),
    })),
  };
}

function publishMember(member: SurfaceMember): PublicMember {
  const {name, role, type, optional, platform, members} = member;
  return {
    name,
    role,
    type,
    optional,
    platform,
    ...publishDates(member),
    ...(members && {members: members.map(publishMember)}),
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
