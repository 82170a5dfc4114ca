import {ledgerColumns, sayFault} from 'expo-iap-test-kit/panel/ledgerWords';
import type {ReactNode} from 'react';
import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import {ActButtons} from './Controls.tsx';

type Props = Pick<View, 'ledger' | 'faults' | 'acts'> & {readonly send: (order: Order) => void};

/** Each purchase from the view of money and goods, with what can be done to it, and what must never happen. */
export function Ledger({ledger, faults, acts, send}: Props): ReactNode {
  if (ledger.length === 0) return <p>No purchases yet. Press a button in the app.</p>;
  return (
    <>
      <div className="play-ledger" role="region" tabIndex={0} aria-label="Table: Purchases">
        <table>
          <caption className="play-about">
            T1 is the first purchase, T2 the second. The log uses these names too.
          </caption>
          <thead>
            <tr>
              <th scope="col">Purchase</th>
              <th scope="col">State</th>
              {ledgerColumns.map(({title}) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledger.map((row) => (
              <tr key={row.purchase}>
                <th scope="row">
                  {row.purchase} {row.productId}
                </th>
                <td>
                  {row.state}
                  <div className="play-group">
                    <ActButtons
                      acts={acts.filter(({purchase}) => purchase === row.purchase)}
                      send={send}
                    />
                  </div>
                </td>
                {ledgerColumns.map(({title, say}) => (
                  <td key={title} data-label={title}>
                    {say(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faults.map((fault) => (
        <p key={`${fault.kind} ${fault.purchase}`} className="play-fault" role="alert">
          {sayFault(fault, ledger)}
        </p>
      ))}
    </>
  );
}
