import {Text} from 'react-native';
import {useIAP} from 'expo-iap';

export function Promoted() {
  const {promotedProductsIOS} = useIAP();
  return <Text>{promotedProductsIOS[0]?.id}</Text>;
}
