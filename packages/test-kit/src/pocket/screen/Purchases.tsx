import type {ReactNode} from 'react';
import {controlsOf} from '../../panel/acts.ts';
import type {PhoneView} from '../../panel/describePhone.ts';
import {ledgerColumns, sayFault} from '../../panel/ledgerWords.ts';
import type {PanelOrder, PossibleAct} from '../../panel/orders.ts';
import {Line, PressButton, Section} from './parts.tsx';

type Send = {readonly send: (order: PanelOrder) => void};

/** Each purchase, the newest first: whether it is paid, delivered and finished, and what can be done to it. */
export function Purchases({ledger, faults, acts, send}: PhoneView & Send): ReactNode {
  return (
    <Section title="Purchases">
      {ledger.length === 0 && <Line>No purchases yet. Buy something in your app.</Line>}
      {ledger.toReversed().map((one) => (
        <Section key={one.purchase}>
          <Line>{`${one.purchase} ${one.productId}: ${one.state}`}</Line>
          <Line kind="quiet">
            {ledgerColumns.map(({title, say}) => `${title}: ${say(one)}`).join(', ')}
          </Line>
          {faults
            .filter(({purchase}) => purchase === one.purchase)
            .map((fault) => (
              <Line key={fault.kind} kind="fault">
                {sayFault(fault, ledger)}
              </Line>
            ))}
          <Acts acts={acts.filter(({purchase}) => purchase === one.purchase)} send={send} />
        </Section>
      ))}
    </Section>
  );
}

/** A button for each act, or a switch for one that can be taken back. */
export function Acts({acts, send}: {readonly acts: readonly PossibleAct[]} & Send): ReactNode {
  return controlsOf(acts).map(({key, act, purchase, ...control}) => (
    <PressButton key={key} {...control} onPress={() => send({type: 'act', act, purchase})} />
  ));
}
