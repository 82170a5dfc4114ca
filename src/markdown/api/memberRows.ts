import type {SurfaceMember} from '../../library/surface/surface.ts';

/** A member as a row of a table; a member of an inline object carries the way to it in its name. */
export type MemberRow = {readonly path: string; readonly member: SurfaceMember};

/** Lists members with those of their inline objects below them; parameters of callbacks stay in the type. */
export function memberRows(members: readonly SurfaceMember[], prefix = ''): readonly MemberRow[] {
  return members.flatMap((member) => {
    const path = `${prefix}${member.name}`;
    return [{path, member}, ...memberRows(fieldsOf(member), `${path}.`)];
  });
}

/** The fields of a member that is an inline object. */
export function fieldsOf({members = []}: SurfaceMember): readonly SurfaceMember[] {
  return members.filter(({role}) => role === 'field');
}
