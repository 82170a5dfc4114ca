import type {ReactNode} from 'react';
import {actGroups, acts as allActs} from '../../panel/acts.ts';
import type {PhoneView} from '../../panel/describePhone.ts';
import type {PanelOrder} from '../../panel/orders.ts';
import {Line, PressButton, Section} from './parts.tsx';
import {Acts, Purchases} from './Purchases.tsx';
import {Scenarios} from './Scenarios.tsx';
import type {ScenarioPlayer} from './useScenario.ts';

type Props = {
  readonly scenarios: ScenarioPlayer;
  readonly view: PhoneView;
  readonly send: (order: PanelOrder) => void;
  readonly close: () => void;
  readonly move: () => void;
  readonly hide: () => void;
  readonly reset: () => void;
};

/** Who got what, and everything that can happen now to the phone, its store and its server. */
export function Drawer({view, send, close, move, hide, reset, scenarios}: Props): ReactNode {
  const time = new Date(view.time).toISOString().slice(0, 16).replace('T', ' ');
  const ofPhone = view.acts.filter(({purchase}) => purchase === undefined);
  return (
    <>
      <Section>
        <Line kind="quiet">{`Simulated store, on its clock ${time} UTC`}</Line>
        <PressButton label="Back to the app" isFirst onPress={close} />
      </Section>
      <Purchases {...view} send={send} />
      <Scenarios {...scenarios} />
      {actGroups.map((group) => {
        const own = ofPhone.filter(({act}) => allActs[act].group === group);
        return own.length === 0 ? null : (
          <Section key={group} title={group}>
            {group === 'Connection' && (
              <Line kind="quiet">
                The network leads to the store alone. While your server is off, fetch and
                XMLHttpRequest reach only Metro.
              </Line>
            )}
            <Acts acts={own} send={send} />
          </Section>
        );
      })}
      <Section title="This panel">
        <PressButton label="Move its button to another corner" onPress={move} />
        <PressButton label="Hide its button until the app restarts" onPress={hide} />
        <PressButton label="Forget all purchases and restart" onPress={reset} />
      </Section>
    </>
  );
}
