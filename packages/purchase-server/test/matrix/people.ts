import {FRIEND, USER} from '../shop.ts';

/** Nobody knows them before they sign in for the first time. */
export const NEWCOMER = '5a1b2c3d-1111-4222-8333-944455556666';

/** Accounts of the store, and who is signed in to the app on their phones. */
export const people: Readonly<Record<string, string>> = {ann: USER, bob: FRIEND, cleo: NEWCOMER};
