import type {ReactNode} from 'react';
import type {Order} from '../../playground/protocol.ts';
import {Controls} from './Controls.tsx';
import {Ledger} from './Ledger.tsx';
import type {LogLine, View} from './readReport.ts';
import {Timeline} from './Timeline.tsx';

type Props = {
  readonly view: View | undefined;
  readonly log: readonly LogLine[];
  readonly send: (order: Order) => void;
};

/** What is beside a running phone: who got what, what happens, and what can happen to it. */
export default function Panels({view, log, send}: Props): ReactNode {
  return (
    <>
      <div className="play-panel">
        <h3 className="play-title">Who got what</h3>
        <Ledger ledger={view?.ledger ?? []} faults={view?.faults ?? []} />
        <h3 className="play-title">What happens</h3>
        <Timeline log={log} />
      </div>
      <div className="play-controls">{view && <Controls acts={view.acts} send={send} />}</div>
    </>
  );
}
