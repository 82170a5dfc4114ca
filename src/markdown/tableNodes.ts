import type {PhrasingContent, Table, TableCell} from 'mdast';

/** What stands in one cell. */
export type Cell = readonly PhrasingContent[];

/** Builds a table under a row of headings. */
export function table(heads: readonly string[], rows: readonly (readonly TableCell[])[]): Table {
  const head = heads.map((value) => cell([{type: 'text', value}]));
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({type: 'tableRow', children: [...cells]})),
  };
}

/** Builds a cell. */
export function cell(children: Cell): TableCell {
  return {type: 'tableCell', children: [...children]};
}

/** Builds a cell that names its row. */
export function rowHead(value: string): TableCell {
  return {
    ...cell([{type: 'text', value}]),
    data: {hName: 'th', hProperties: {scope: 'row'}},
  };
}
