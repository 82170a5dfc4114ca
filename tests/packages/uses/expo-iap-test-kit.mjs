import {spawnSync} from 'node:child_process';
import {newPhone} from 'expo-iap-test-kit/2.8';
import {openStoreServer} from 'expo-iap-test-kit/server';

const phone = newPhone('android');
phone.store.boughtOutside('coins_100');
console.info(phone.store.purchases[0].payment, phone.ledger.faults());
const iphone = newPhone('ios');
const store = await openStoreServer(iphone);
iphone.store.boughtOutside('coins_100');
console.info(iphone.store.purchases[0].token.split('.').length, store.messages[0].type);
const bin = 'node_modules/expo-iap-test-kit/command.cjs';
const {stdout} = spawnSync(process.execPath, [bin, '--help'], {encoding: 'utf8'});
console.info(stdout.includes('--port'));
