import {findPostgres} from 'expo-iap-purchase-server/testing/findPostgres';
import {runScript} from './runScript.ts';
import {ensureProgram} from './test/ensureProgram.ts';

/** Finds or installs the Postgres that the tests of the purchase server start for themselves. */
void runScript(() => {
  ensureProgram({name: 'Postgres', packages: ['postgresql'], find: () => findPostgres()});
});
