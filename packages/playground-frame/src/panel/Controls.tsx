import {actGroups, acts, controlsOf} from 'expo-iap-test-kit/panel/acts';
import type {PossibleAct} from 'expo-iap-test-kit/panel/orders';
import type {ReactNode} from 'react';
import type {Order} from '../protocol.ts';
import {Button} from './Button.tsx';

type Props = {readonly acts: readonly PossibleAct[]; readonly send: (order: Order) => void};

/** Everything that can happen now to the phone, the store and the server. */
export function Controls({acts: possible, send}: Props): ReactNode {
  return (
    <div className="play-controls" tabIndex={-1}>
      {actGroups.map((group) => {
        const own = possible.filter(({act}) => acts[act].group === group);
        if (own.length === 0) return null;
        return (
          <fieldset key={group} className="play-group">
            <legend>{group}</legend>
            <ActButtons acts={own} send={send} />
          </fieldset>
        );
      })}
    </div>
  );
}

/** A button for each act, or a switch for one that can be taken back. */
export function ActButtons({acts: possible, send}: Props): ReactNode {
  return controlsOf(possible).map(({key, act, purchase, label, name, isOn}) => (
    <Button
      key={key}
      role={isOn === undefined ? undefined : 'switch'}
      aria-checked={isOn}
      aria-label={name}
      onClick={() => send({type: 'act', act, purchase})}
    >
      {label}
    </Button>
  ));
}
