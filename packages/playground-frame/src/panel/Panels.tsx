import {type ReactNode, useState} from 'react';
import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import {Controls} from './Controls.tsx';
import {Ledger} from './Ledger.tsx';

/** What the panels get from the phone. */
export type PanelsProps = {
  readonly view: Pick<View, 'ledger' | 'faults' | 'acts'> | undefined;
  readonly send: (order: Order) => void;
};

/** What is beside a running phone: who got what, and what can happen to it. */
export default function Panels({view, send}: PanelsProps): ReactNode {
  // While the phone starts again, what was there stays, so that nothing below moves under the reader's pointer.
  const [last, setLast] = useState(view);
  if (view && view !== last) setLast(view);
  const {ledger = [], faults = [], acts = []} = view ?? last ?? {};
  return (
    <div className="play-panels" inert={view === undefined}>
      <div className="play-panel">
        <h2 className="play-title">Purchases</h2>
        <Ledger ledger={ledger} faults={faults} acts={acts} send={send} />
      </div>
      <Controls acts={acts.filter(({purchase}) => purchase === undefined)} send={send} />
    </div>
  );
}
