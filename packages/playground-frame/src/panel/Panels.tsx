import type {ReactNode} from 'react';
import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import {Controls} from './Controls.tsx';
import {Ledger} from './Ledger.tsx';

/** What the panels get from the phone. */
export type PanelsProps = {
  readonly view: View | undefined;
  readonly send: (order: Order) => void;
};

/** What is beside a running phone: who got what, and what can happen to it. */
export default function Panels({view, send}: PanelsProps): ReactNode {
  const {ledger = [], faults = [], acts = []} = view ?? {};
  return (
    <>
      <div className="play-panel">
        <h3 className="play-title">Purchases</h3>
        <Ledger ledger={ledger} faults={faults} acts={acts} send={send} />
      </div>
      <Controls acts={acts.filter(({purchase}) => purchase === undefined)} send={send} />
    </>
  );
}
