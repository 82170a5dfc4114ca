import {Button} from 'react-native';
import {useIAP} from 'expo-iap';

export function LoadShop() {
  const {fetchProducts} = useIAP();
  const load = async () => {
    await fetchProducts({skus: ['coins_100'], type: 'inapp'});
    await fetchProducts({skus: ['pro_monthly'], type: 'subs'});
  };
  return <Button title="Load" onPress={() => void load()} />;
}
