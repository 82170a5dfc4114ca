import {initConnection} from 'expo-iap';

export function connect() {
  const isConnected: boolean = initConnection();
  if (!isConnected) throw new Error('The store did not answer.');
}
