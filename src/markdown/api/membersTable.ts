import type {PhrasingContent, Table, TableRow} from 'mdast';
import type {MemberRole, Platform, SurfaceMember} from '../../library/surface/surface.ts';
import {text} from '../mark/jsxNodes.ts';
import {badgesOf, joinBadges} from './badges.ts';
import {fieldsOf, type MemberRow, memberRows} from './memberRows.ts';

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

/** Builds the table of the members that have one role; columns that would be empty are left out. */
export function membersTable(
  role: MemberRole,
  members: readonly SurfaceMember[],
  owner: Platform,
): Table {
  const rows = memberRows(members);
  const columns = columnsOf(role, owner).filter(
    ({cell}, index) => index === 0 || rows.some((row) => cell(row).length > 0),
  );
  return {
    type: 'table',
    children: [
      tableRow(columns.map(({head}) => [text(head)])),
      ...rows.map((row) => tableRow(columns.map(({cell}) => cell(row)))),
    ],
  };
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
  const asksForIt = role === 'field' || role === 'option' || role === 'parameter';
  const badges = badgesOf({...member, platform: platform === owner ? 'both' : platform});
  const presence = asksForIt ? [[text(optional ? 'optional' : 'required')]] : [];
  return joinBadges([...presence, ...badges]);
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

function tableRow(cells: readonly Cell[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: [...children]})),
  };
}
