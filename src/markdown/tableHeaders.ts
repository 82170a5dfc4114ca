import type {Element} from 'hast';
import {headingText, isWordless} from './headingText.ts';

/**
 * On a phone the rows of a table with at least so many columns become blocks. With just as many, the first cell is above
 * the two others; with more, each cell names its column.
 */
const STACKED_COLUMNS = 3;

/** Two longer names of code don't fit beside each other on a phone. */
const NAME = 15;

/** The mark that writes the members of a type names its tables, whose rows become blocks with any number of columns. */
const MEMBERS = 'members';

/** A second column whose cells are all this short, such as the platform, gets no more room than it needs. */
const LEAD = 16;

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/**
 * Gives every cell a header for its column and one for its row: the first cell of a row names it. Classes tell the
 * style sheet how a table is shown on a phone (src/css/tables.css).
 */
export function addHeaders(table: Element): void {
  const [head, ...rows] = rowsOf(table);
  if (!head) return;
  const columns = cellsOf(head);
  for (const cell of columns) {
    // A corner above row names heads nothing: as a header it would be read out as an empty one.
    if (isWordless(cell)) cell.tagName = 'td';
    else cell.properties['scope'] = 'col';
  }
  const texts = rows.map((row) => cellsOf(row).map(headingText));
  const grid = gridOf(columns.length, texts);
  const classes = [table.properties['className'] ?? []].flat();
  const isNamed = columns.length === 2 && !classes.includes(MEMBERS);
  const isPair = isNamed && texts.some(([name = '', other = '']) => isLong(name) && isLong(other));
  const isWide = columns.length > STACKED_COLUMNS || (isPair && grid.length === 0);
  for (const row of rows) {
    const [name, ...others] = cellsOf(row);
    if (isWide) nameColumns(others, columns.slice(1));
    if (!name || isWordless(name)) continue;
    name.tagName = 'th';
    name.properties['scope'] = 'row';
  }
  const isStacked = isNamed || columns.length >= STACKED_COLUMNS || classes.includes(MEMBERS);
  const shape = [isStacked && 'stacked', isWide && 'wide', isNamed && 'named', ...grid];
  table.properties['className'] = [...classes, ...shape.filter((name) => name !== false)];
  if (isStacked) nameRoles(table);
}

/** A table that explains names, or says for single words beside names what they mean, has one grid wherever it stands. */
function gridOf(columns: number, texts: readonly (readonly string[])[]): readonly string[] {
  const column = (index: number) => texts.map((cells) => cells[index] ?? '');
  const length = (index: number) => column(index).join('').length;
  if (columns === 2) return length(1) > 2 * length(0) ? ['terms'] : [];
  const isShort = column(1).every((lead) => lead.length <= LEAD);
  return columns === 3 && isShort && length(2) > 2 * length(1) ? ['led'] : [];
}

function isLong(cell: string): boolean {
  return cell.split(' ').some(({length}) => length > NAME);
}

/** Writes beside each cell what the style sheet shows above it where the row of headers is out of sight. */
function nameColumns(cells: readonly Element[], columns: readonly Element[]): void {
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column) cell.properties['dataColumn'] = headingText(column);
  }
}

/** Older versions of Safari treat a cell that is laid out as a block as plain text, unless it has a role. */
function nameRoles(element: Element): void {
  const {tagName, properties} = element;
  if (tagName === 'th')
    properties['role'] = properties['scope'] === 'row' ? 'rowheader' : 'columnheader';
  else properties['role'] = ROLES[tagName];
  if (tagName !== 'th' && tagName !== 'td') childElements(element).forEach(nameRoles);
}

function rowsOf(table: Element): Element[] {
  return childElements(table).flatMap((child) =>
    child.tagName === 'tr' ? [child] : rowsOf(child),
  );
}

function cellsOf(row: Element): Element[] {
  return childElements(row).filter(({tagName}) => tagName === 'th' || tagName === 'td');
}

function childElements({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
