import {getStorefront} from 'expo-iap';

export const country = () => getStorefront();
