import {deepLinkToSubscriptionsAndroid} from 'expo-iap';

export const manage = () => deepLinkToSubscriptionsAndroid({sku: 'pro_monthly'});
