import {acknowledgePurchaseAndroid} from 'expo-iap';

export const acknowledge = (token: string) =>
  acknowledgePurchaseAndroid({token, developerPayload: ''});
