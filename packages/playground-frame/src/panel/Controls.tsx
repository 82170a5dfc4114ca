import type {ReactNode} from 'react';
import {actGroups, acts} from '../acts.ts';
import type {Order, PossibleAct} from '../protocol.ts';
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
  // Of a pair one act is possible, whatever the frame reports: React would never take away a key that comes twice.
  const controls = new Map(possible.map((one) => [acts[one.act].pair ?? acts[one.act].label, one]));
  return [...controls].map(([key, {act, purchase}]) => {
    const {label, turns} = acts[act];
    const order: Order = {type: 'act', act, ...(purchase !== undefined && {purchase})};
    return (
      <Button
        key={key}
        role={turns && 'switch'}
        aria-checked={turns && turns === 'off'}
        aria-label={purchase && `${label} ${purchase}`}
        onClick={() => send(order)}
      >
        {label}
      </Button>
    );
  });
}
