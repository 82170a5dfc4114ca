import {Platform} from 'react-native';
import {fetchProducts, initConnection} from 'expo-iap';

const ask = () => fetchProducts({skus: ['coins_100'], type: 'inapp'});

export const load = () =>
  ask().catch(async () => {
    // Not on iOS, where connecting again forgets products and open transactions.
    if (Platform.OS === 'android') await initConnection();
    return ask();
  });
