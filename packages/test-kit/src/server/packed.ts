/** What the file for servers has: its own entry, and the command of the package. */
export * from './server.ts';
export {runStore} from './pocket/storeCommand.ts';
