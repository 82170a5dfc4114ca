import {Platform} from 'react-native';
import {getStorefrontIOS} from 'expo-iap';

export const country = async () => (Platform.OS === 'ios' ? getStorefrontIOS() : undefined);
