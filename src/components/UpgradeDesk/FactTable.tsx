import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Words} from './planPieces.tsx';

/** A table whose rows become blocks on a phone; the first cell of a row names it. */
export default function FactTable({
  className,
  label,
  columns,
  rows,
  ids,
}: {
  readonly className?: string | undefined;
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** What links to a row lead to. */
  readonly ids?: readonly string[];
}): ReactNode {
  return (
    <div className="table-region" role="region" tabIndex={0} aria-label={`Table: ${label}`}>
      <table className={clsx('stacked wide', className)} role="table">
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
          {rows.map(([name, ...cells], row) => (
            <tr key={row} role="row" id={ids?.[row]}>
              {/* On a phone a number needs the header of its column, and more words need none. */}
              <th
                scope="row"
                role="rowheader"
                data-column={typeof name === 'string' ? columns[0] : undefined}
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                  {typeof cell === 'string' ? <Words>{cell}</Words> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
