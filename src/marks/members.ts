import type {
  MemberRole,
  Surface,
  SurfaceMember,
  SurfaceSymbol,
} from 'expo-iap-api-data/surface/surface';
import {cell, table} from '../markdown/nodes.ts';
import {type Blocks, defineMark} from './mark.ts';
import {formerNames, isFormerName} from './memberNotes.ts';
import {meaningCell, type MemberRow, memberRows, nameCell, typeCell} from './memberRows.ts';
import {requireSymbol} from './requireName.ts';

const NAME_HEADS: Readonly<Record<MemberRole, string>> = {
  constructor: 'Constructor',
  field: 'Field',
  method: 'Method',
  option: 'Option',
  parameter: 'Parameter',
  returned: 'Returned',
  static: 'Static',
  value: 'Value',
};

/** The members of a symbol with their meanings, one table for each role that they have. */
export const members = defineMark({
  name: 'Members',
  attributes: ['of', 'without', 'notes'],
  example: '<Members of="PurchaseIOS" />',
  becomes: 'a table of the members or parameters, with their meanings',
  block: ({required, optional}, {page}) => {
    const symbol = requireSymbol(page.surface(), required('of'), 'Members');
    if (symbol.members.length === 0) {
      throw new Error(
        `<Members of="${symbol.name}">: ${symbol.name} has no members. Remove the mark.`,
      );
    }
    const without = optional('without');
    const shown =
      without === undefined ? symbol.members : withoutMembersOf(symbol, without, page.surface());
    const notes = optional('notes');
    if (notes !== undefined && notes !== 'sections')
      throw new Error(
        `<Members notes="${notes}"> is unknown. Write notes="sections" where sections below say what does not fit into the cells.`,
      );
    const roles = [...new Set(shown.map(({role}) => role))];
    return roles.flatMap((role) =>
      membersOfRole(
        role,
        symbol,
        memberRows(
          page,
          symbol,
          shown.filter((one) => one.role === role),
        ),
        notes === undefined,
      ),
    );
  },
  names: ({required}) => [required('of')],
});

/** Leaves out what other types have too: the page shows it there. */
function withoutMembersOf(
  symbol: SurfaceSymbol,
  without: string,
  surface: Surface,
): SurfaceMember[] {
  const types = without.split(',').map((name) => name.trim());
  const others = types.map((type) => requireSymbol(surface, type, 'Members'));
  const isElsewhere = (member: SurfaceMember): boolean =>
    others.some(
      ({name, members: all}) =>
        member.declaredIn === name || all.some((other) => isAlike(member, other)),
    );
  const left = symbol.members.filter((member) => !isElsewhere(member));
  if (left.length > 0 && left.length < symbol.members.length) return left;
  throw new Error(
    `<Members of="${symbol.name}" without="${without}"> leaves out ${left.length === 0 ? 'everything' : 'nothing'}. Take the types whose members ${symbol.name} has beside its own.`,
  );
}

function isAlike(member: SurfaceMember, other: SurfaceMember): boolean {
  // A type that only narrows a string to one value, as `platform` does, says nothing new.
  const isSameType = member.type === other.type || isValueOf(member.type, other.type);
  return member.name === other.name && isSameType;
}

function isValueOf(type: string, wider: string): boolean {
  return wider === 'string' && /^'[^']*'$/.test(type);
}

/** The signature above the parameters of a function shows their types already. */
function membersOfRole(
  role: MemberRole,
  owner: SurfaceSymbol,
  rows: readonly MemberRow[],
  hasNotes: boolean,
): Blocks {
  const former = rows.filter((row) => isFormerName(row, rows));
  const current = rows.filter((row) => !former.includes(row));
  const types = owner.kind === 'function' ? [] : current.map(typeCell);
  const hasTypes = types.some((type) => type.length > 0);
  const built = table(
    [NAME_HEADS[role], ...(hasTypes ? [role === 'value' ? 'Equals' : 'Type'] : []), 'Meaning'],
    current.map((row, index) => [
      cell(nameCell(row)),
      ...(hasTypes ? [cell(types[index] ?? [])] : []),
      cell(meaningCell(row, owner.platform, hasNotes)),
    ]),
  );
  return [
    // On a phone each member is a block: name and type on one line, the meaning below.
    {...built, data: {hProperties: {className: ['members']}}},
    ...formerNames(former),
  ];
}
