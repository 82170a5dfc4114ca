import type {ReactNode} from 'react';
import type {ActId} from '../actIds.ts';
import {acts} from '../acts.ts';
import type {ActState, Order} from '../protocol.ts';

type Props = {readonly acts: readonly ActState[]; readonly send: (order: Order) => void};

/** Everything that can happen to the phone, the store and the server; what makes no sense now says why. */
export function Controls({acts: states, send}: Props): ReactNode {
  return [...new Set(Object.values(acts).map(({group}) => group))].map((group) => {
    const own = states.filter(({act}) => acts[act].group === group);
    if (own.length === 0) return null;
    return (
      <fieldset key={group} className="play-group">
        <legend>{group}</legend>
        {own.map((state) => (
          <Control key={`${state.act} ${state.purchase}`} {...state} send={send} />
        ))}
      </fieldset>
    );
  });
}

function Control(props: ActState & {readonly send: Props['send']}): ReactNode {
  const {act, purchase, whyNot, send} = props;
  const press = (): void => {
    if (whyNot === undefined) send({type: 'act', act, ...(purchase !== undefined && {purchase})});
  };
  return (
    // Not `disabled`: the reason must be readable by keyboard and screen reader too.
    <button
      type="button"
      className="play-control"
      aria-disabled={whyNot !== undefined}
      title={whyNot}
      aria-label={whyNot === undefined ? undefined : `${labelOf(act, purchase)}. ${whyNot}`}
      onClick={press}
    >
      {labelOf(act, purchase)}
    </button>
  );
}

function labelOf(act: ActId, purchase: string | undefined): string {
  const {label} = acts[act];
  return purchase === undefined ? label : `${label} ${purchase}`;
}
