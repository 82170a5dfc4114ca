import type {ReactNode} from 'react';

/** A table whose rows become blocks on a phone; the first cell of a row names it. */
export default function FactTable({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <div className="table-region" role="region" tabIndex={0} aria-label={`Table: ${label}`}>
      <table className="stacked wide" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader" data-column={columns[0]}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
