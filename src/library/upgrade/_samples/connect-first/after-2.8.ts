import {initConnection, latestTransactionIOS} from 'expo-iap';

export async function latest() {
  await initConnection();
  return latestTransactionIOS('pro_monthly');
}
