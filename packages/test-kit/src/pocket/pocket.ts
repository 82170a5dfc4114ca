export type * from './openPocket.ts';
export {openPocket} from './openPocket.ts';
