import {findPostgres} from 'expo-iap-purchase-server/testing/findPostgres';
import {runScript} from './runScript.ts';
import {ensurePrograms} from './test/installPrograms.ts';

/** Finds or installs the Postgres that the tests of the purchase server start for themselves. */
void runScript(() =>
  ensurePrograms([{name: 'Postgres', packages: ['postgresql'], find: () => findPostgres()}]),
);
