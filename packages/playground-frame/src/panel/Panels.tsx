import {type ReactNode, useState} from 'react';
import {Timeline} from '../log/Timeline.tsx';
import {FLOW} from '../log/useFlowHighlight.ts';
import type {LogLine} from '../page/playgroundState.ts';
import type {View} from '../page/readReport.ts';
import type {Order} from '../protocol.ts';
import {Controls} from './Controls.tsx';
import {Ledger} from './Ledger.tsx';

/** What the panels get from the phone. */
export type PanelsProps = {
  readonly view: View | undefined;
  readonly log: readonly LogLine[];
  readonly send: (order: Order) => void;
};

/** What is beside a running phone: who got what, what happens, and what can happen to it. */
export function Panels(
  props: PanelsProps & {
    /** A diagram of the purchase flow, whose steps are highlighted. */
    readonly flow: ReactNode;
  },
): ReactNode {
  const {view, log, send, flow} = props;
  // A page about the purchase flow already shows it.
  const [showsFlow] = useState(() => document.querySelector(FLOW) === null);
  return (
    <>
      <div className="play-panel">
        <h3 className="play-title">Purchases</h3>
        <Ledger ledger={view?.ledger ?? []} faults={view?.faults ?? []} />
        <h3 className="play-title">Log</h3>
        <Timeline log={log} />
      </div>
      <div className="play-controls">{view && <Controls acts={view.acts} send={send} />}</div>
      {showsFlow && flow}
    </>
  );
}
