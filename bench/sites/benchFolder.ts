import {resolve} from 'node:path';

/** Where copies, builds and logs of the measures are kept. */
export const benchFolder = resolve('.cache/bench');

/** Where the set-ups of the other generators are. */
export const peersFolder = resolve('bench/peers');
