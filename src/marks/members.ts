import type {PhrasingContent, Table} from 'mdast';
import type {MemberRole, Platform, SurfaceMember} from '../library/surface/surface.ts';
import {cell, table, text} from '../markdown/nodes.ts';
import {badgesOf, joinBadges} from './badgeNodes.ts';
import {defineMark} from './mark.ts';
import {requireSymbol} from './requireName.ts';

/** A member as a row; a member of an inline object has the way to it in its name. */
type MemberRow = {readonly path: string; readonly member: SurfaceMember};
type Cell = readonly PhrasingContent[];
type Column = {readonly head: string; readonly cell: (row: MemberRow) => Cell};

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
const LONGEST_TYPE = 80;

/** The members of a symbol, one table for each role that they have. */
export const members = defineMark({
  name: 'Members',
  attributes: ['of'],
  example: '<Members of="PurchaseIOS" />',
  becomes: 'a table of the members of a type, or of an enum',
  block: ({required}, {page}) => {
    const {name, members: all, platform} = requireSymbol(page.surface(), required('of'), 'Members');
    if (all.length === 0) {
      throw new Error(`<Members of="${name}">: ${name} has no members. Remove the mark.`);
    }
    const roles = [...new Set(all.map(({role}) => role))];
    return roles.map((role) =>
      membersTable(
        role,
        all.filter((member) => member.role === role),
        platform,
      ),
    );
  },
  names: ({required}) => [required('of')],
});

/** Columns that would be empty are left out. */
function membersTable(role: MemberRole, ofRole: readonly SurfaceMember[], owner: Platform): Table {
  const rows = memberRows(ofRole);
  const columns = columnsOf(role, owner).filter(
    (column, index) => index === 0 || rows.some((row) => column.cell(row).length > 0),
  );
  return table(
    columns.map(({head}) => head),
    rows.map((row) => columns.map((column) => cell(column.cell(row)))),
  );
}

/** Lists members with those of their inline objects below them; parameters of callbacks stay in the type. */
function memberRows(all: readonly SurfaceMember[], prefix = ''): readonly MemberRow[] {
  return all.flatMap((member) => {
    const path = `${prefix}${member.name}`;
    return [{path, member}, ...memberRows(fieldsOf(member), `${path}.`)];
  });
}

function fieldsOf({members: inner = []}: SurfaceMember): readonly SurfaceMember[] {
  return inner.filter(({role}) => role === 'field');
}

function columnsOf(role: MemberRole, owner: Platform): readonly Column[] {
  return [
    {head: NAME_HEADS[role], cell: ({path, member}) => [code(path === '' ? member.type : path)]},
    {head: role === 'value' ? 'Equals' : 'Type', cell: typeCell},
    {head: 'Notes', cell: ({member}) => notes(member, owner)},
  ];
}

function typeCell({path, member}: MemberRow): Cell {
  const {role, type} = member;
  // A union of texts has no names apart from its texts.
  if (role === 'value' && type === `'${path}'`) return [];
  return [code(type.length > LONGEST_TYPE && fieldsOf(member).length > 0 ? '{…}' : type)];
}

function notes(member: SurfaceMember, owner: Platform): Cell {
  const {role, optional, platform} = member;
  const isGiven = role === 'field' || role === 'option' || role === 'parameter';
  const badges = badgesOf({...member, platform: platform === owner ? 'both' : platform});
  const presence = isGiven ? [[text(optional ? 'optional' : 'required')]] : [];
  return joinBadges([...presence, ...badges]);
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}
