import {Button} from 'react-native';
import {useIAP} from 'expo-iap';

export function LoadShop() {
  const {requestProducts} = useIAP();
  const load = async () => {
    await requestProducts({skus: ['coins_100'], type: 'inapp'});
    await requestProducts({skus: ['pro_monthly'], type: 'subs'});
  };
  return <Button title="Load" onPress={() => void load()} />;
}
