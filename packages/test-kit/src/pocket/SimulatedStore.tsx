import {type ReactNode, useState, useSyncExternalStore} from 'react';
import {sheetWords} from '../panel/sheetWords.ts';
import {onPocketPhone, pocketPhone} from './pocketPhone.ts';
import type {RunningPhone} from './runningPhone.ts';
import {Drawer} from './screen/Drawer.tsx';
import {Front} from './screen/Front.tsx';
import {Handle} from './screen/Handle.tsx';
import {StoreSheet} from './screen/StoreSheet.tsx';
import {useScenario} from './screen/useScenario.ts';
import {useStore} from './screen/useStore.ts';

/**
 * What a user sees of the simulated store, and a small button for what can happen to it. It draws nothing in an app whose store
 * is not simulated.
 */
export function SimulatedStore(): ReactNode {
  const pocket = useSyncExternalStore(onPocketPhone, pocketPhone, pocketPhone);
  return pocket && <StoreOf pocket={pocket} />;
}

function StoreOf({pocket}: {readonly pocket: RunningPhone}): ReactNode {
  const {platform} = pocket;
  const store = useStore(pocket);
  const {view, sheet, send} = store;
  const scenarios = useScenario(store);
  const [isOpen, setOpen] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [corner, setCorner] = useState(0);
  const move = (): void => setCorner(corner + 1);
  const close = (): void => setOpen(false);
  if (sheet && !scenarios.answersSheet)
    return (
      <Front pocket={pocket} name={sheetWords[platform].name} leave={() => pocket.answer('cancel')}>
        <StoreSheet sheet={sheet} platform={platform} choose={pocket.answer} />
      </Front>
    );
  if (!isOpen || !view)
    return isHidden ? null : <Handle corner={corner} open={() => setOpen(true)} move={move} />;
  const hide = (): void => {
    setHidden(true);
    close();
  };
  return (
    <Front pocket={pocket} name="Simulated store" leave={close}>
      <Drawer {...{view, send, scenarios, close, move, hide}} reset={() => void pocket.reset()} />
    </Front>
  );
}
