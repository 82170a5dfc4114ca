import type {ReactNode} from 'react';
import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;
const mustCrash = () => window.sessionStorage.getItem('crash') === 'yes';

/** Fails to draw, once the page is alive, while the session has `crash: yes`: a cause that a test can take away. */
export default function Fragile({children}: {children: ReactNode}): ReactNode {
  const broken = useSyncExternalStore(neverChanges, mustCrash, () => false);
  if (broken)
    throw new Error('The session says: crash.', {cause: new Error('Someone asked for it.')});
  return children;
}
