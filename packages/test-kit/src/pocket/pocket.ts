export type * from './openPocket.ts';
export {drawStore} from './drawStore.tsx';
export {openPocket} from './openPocket.ts';
