import {Platform} from 'react-native';
import {syncIOS} from 'expo-iap';

export async function refresh() {
  if (Platform.OS === 'ios') await syncIOS();
}
