import {findPostgres} from 'expo-iap-purchase-server/testing/findPostgres';
import {ensurePrograms} from './test/installPrograms.ts';

/** Finds or installs the Postgres that the tests of the purchase server start for themselves. */
try {
  ensurePrograms([{name: 'Postgres', packages: ['postgresql'], find: () => findPostgres()}]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
