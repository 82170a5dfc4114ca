import {initConnection} from 'expo-iap';

export async function connect() {
  const isConnected = await initConnection();
  if (!isConnected) throw new Error('The store did not answer.');
}
