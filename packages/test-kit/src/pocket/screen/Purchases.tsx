import type {ReactNode} from 'react';
import {StyleSheet, View} from 'react-native';
import {controlsOf} from '../../panel/acts.ts';
import type {PhoneView} from '../../panel/describePhone.ts';
import {ledgerColumns, sayFault} from '../../panel/ledgerWords.ts';
import type {PanelOrder, PossibleAct} from '../../panel/orders.ts';
import {LabeledSwitch, Line, PressButton, Section, Wrapped} from './parts.tsx';
import {useTheme} from './theme.ts';

type Send = {readonly send: (order: PanelOrder) => void};

/** Each purchase, the newest first: whether it is paid, delivered and finished, and what can be done to it. */
export function Purchases({ledger, faults, acts, send}: PhoneView & Send): ReactNode {
  const {quiet} = useTheme();
  return (
    <Section title="Purchases">
      {ledger.length === 0 && <Line>No purchases yet. Buy something in your app.</Line>}
      {ledger.toReversed().map((one) => (
        <View key={one.purchase} style={[styles.purchase, {borderColor: quiet}]}>
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
        </View>
      ))}
    </Section>
  );
}

/** A button for each act, or a switch for one that can be taken back. */
export function Acts({acts, send}: {readonly acts: readonly PossibleAct[]} & Send): ReactNode {
  return (
    <Wrapped>
      {controlsOf(acts).map(({key, act, purchase, label, name, isOn}) => {
        const run = () => send({type: 'act', act, purchase});
        return isOn === undefined ? (
          <PressButton key={key} label={label} name={name} onPress={run} />
        ) : (
          <LabeledSwitch key={key} label={label} name={name} isOn={isOn} onTurn={run} />
        );
      })}
    </Wrapped>
  );
}

const styles = StyleSheet.create({
  purchase: {gap: 6, paddingLeft: 10, borderLeftWidth: 3},
});
