export type {MetroConfig} from './metroConfig.ts';
export {type SimulatedStoreOptions, withSimulatedStore} from './withSimulatedStore.ts';
