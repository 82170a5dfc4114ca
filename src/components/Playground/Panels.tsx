import {type ReactNode, useState} from 'react';
import type {Order} from 'playground-frame/protocol';
import Diagram from '../Diagram/index.tsx';
import {Controls} from './Controls.tsx';
import {Ledger} from './Ledger.tsx';
import type {LogLine} from './playgroundState.ts';
import type {View} from './readReport.ts';
import {Timeline} from './Timeline.tsx';

type Props = {
  readonly view: View | undefined;
  readonly log: readonly LogLine[];
  readonly send: (order: Order) => void;
};

/** The diagram whose steps are highlighted. A page about the purchase flow already shows it. */
const FLOW = 'purchase-flow';

/** What is beside a running phone: who got what, what happens, and what can happen to it. */
export default function Panels({view, log, send}: Props): ReactNode {
  const [showsFlow] = useState(() => document.querySelector(`[data-diagram="${FLOW}"]`) === null);
  return (
    <>
      <div className="play-panel">
        <h3 className="play-title">Purchases</h3>
        <Ledger ledger={view?.ledger ?? []} faults={view?.faults ?? []} />
        <h3 className="play-title">Log</h3>
        <Timeline log={log} />
      </div>
      <div className="play-controls">{view && <Controls acts={view.acts} send={send} />}</div>
      {showsFlow && <Diagram of={FLOW} />}
    </>
  );
}
