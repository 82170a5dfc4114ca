import {createAppStore} from '../simulator/storePhone.ts';
import {type OpenPocket, openPocket as open} from './openPocket.ts';

export {drawStore} from './drawStore.tsx';

/** Puts an iPhone into the running app, and returns what its library takes for the native module. */
export const openPocket: OpenPocket = (settings, host) => open(createAppStore, settings, host);
