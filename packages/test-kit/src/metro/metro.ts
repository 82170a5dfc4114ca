export type * from './metroConfig.ts';
export {type SimulatedStoreOptions, withSimulatedStore} from './withSimulatedStore.ts';
