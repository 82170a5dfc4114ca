import {findMissing} from 'expo-iap-test-kit/ledger';
import type {Stage} from './stage.tsx';

const HOUR = 60 * 60 * 1000;

/** Names what must never happen, and happened: after each scenario, whatever it was about. */
export async function findFaults(stage: Stage): Promise<string[]> {
  const {phone, server} = stage;
  const atEnd = await findOpenEnds(stage);
  await recoverEverything(stage);
  return [
    ...stage.rejections.map((error) => `a rejection that nobody handles: ${String(error)}`),
    ...server.faults,
    ...atEnd,
    ...(await findOpenEnds(stage)),
    ...phone.ledger.faults.map(({kind, purchase}) => `${kind}: ${purchase}`),
    ...findLost(stage),
    ...findStrangers(stage),
  ];
}

/** What an app that runs may not leave: something that never ends, a spinner, or a listener after it is gone. */
async function findOpenEnds(stage: Stage): Promise<string[]> {
  const {phone} = stage;
  if (!phone.device.running) return [];
  await stage.pass(HOUR);
  const open = [...stage.open.values()];
  const {isLoading} = stage;
  stage.unmount();
  await stage.settle();
  // The hook itself forgets its first listeners when its effect runs twice before it is connected.
  const isForgetful = stage.strict && stage.usesHook;
  const left = stage.listening.filter((event) => event === 'AppState' || !isForgetful);
  return [
    ...open.map((what) => `never ends: ${what}`),
    ...(isLoading ? ['a spinner stays'] : []),
    ...left.map((event) => `a listener of ${event} is left behind`),
  ];
}

// The world is well again, and the user opens the app again, before Google gives up.
async function recoverEverything(stage: Stage): Promise<void> {
  const {device} = stage.phone;
  Object.assign(device, {
    network: true,
    playServices: true,
    paymentsAllowed: true,
    canShowSheets: true,
  });
  stage.phone.server.mood = 'well';
  stage.server.user = stage.owner;
  await stage.restart();
}

/** Google takes back what is not acknowledged. */
function findLost({phone}: Stage): string[] {
  return [...phone.ledger.rows.values()].flatMap((row) => {
    const missing = findMissing(row);
    return missing === undefined ? [] : [`${missing}: ${row.purchase}`];
  });
}

/** Nobody gets what another user of the app paid for. */
function findStrangers({phone}: Stage): string[] {
  return [...phone.server.books].flatMap(([key, {userId}]) => {
    const {id, accountToken} = phone.store.find(key) ?? {};
    return accountToken && accountToken.toLowerCase() !== userId
      ? [`given to another user: ${id}`]
      : [];
  });
}
