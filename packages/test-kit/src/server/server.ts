export {openStoreServer} from './openStoreServer.ts';
export type * from './storeServer.ts';
