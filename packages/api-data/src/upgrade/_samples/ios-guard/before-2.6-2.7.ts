import {syncIOS} from 'expo-iap';

export const refresh = () => syncIOS();
