import {Text} from 'react-native';
import {useIAP} from 'expo-iap';

export function Promoted() {
  const {promotedProductIOS} = useIAP();
  return <Text>{promotedProductIOS?.id}</Text>;
}
