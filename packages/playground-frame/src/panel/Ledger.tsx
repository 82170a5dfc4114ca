import type {ReactNode} from 'react';
import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import {ActButtons} from './Controls.tsx';

type Kind = View['faults'][number]['kind'];

const meanings: Readonly<Record<Kind, string>> = {
  'given twice': 'was delivered more than once for one payment',
  'given unpaid': 'was delivered before it was paid, or after it was refunded',
  /** Google refunds what is not acknowledged; the other way to lose a purchase is `neverGiven`. */
  'paid and lost': 'was paid, never acknowledged, and refunded by Google',
  'finished before given':
    'was finished before it was delivered, so a crash in between could have lost it',
};

const neverGiven = 'was paid and finished, but never delivered, and the store won’t send it again';

type Props = Pick<View, 'ledger' | 'faults' | 'acts'> & {readonly send: (order: Order) => void};

/** Each purchase from the view of money and goods, with what can be done to it, and what must never happen. */
export function Ledger({ledger, faults, acts, send}: Props): ReactNode {
  if (ledger.length === 0) return <p>No purchases yet. Press a button in the app.</p>;
  const isNeverGiven = (kind: Kind, purchase: string): boolean =>
    kind === 'paid and lost' && ledger.some((row) => row.purchase === purchase && !row.refunded);
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
              <th scope="col">Paid</th>
              <th scope="col">Delivered</th>
              <th scope="col">Finished</th>
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
                <td data-label="Paid">{row.refunded ? 'refunded' : yesNo(row.paid)}</td>
                <td data-label="Delivered">
                  {row.given > 1 ? `${row.given} times` : yesNo(row.given === 1)}
                </td>
                <td data-label="Finished">{yesNo(row.finished)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faults.map(({kind, purchase}) => (
        <p key={`${kind} ${purchase}`} className="play-fault" role="alert">
          {purchase} {isNeverGiven(kind, purchase) ? neverGiven : meanings[kind]}.
        </p>
      ))}
    </>
  );
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
