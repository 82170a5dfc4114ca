import {Button} from 'react-native';
import {useIAP} from 'expo-iap';

export function LoadShop() {
  const {getProducts, getSubscriptions} = useIAP();
  const load = async () => {
    await getProducts(['coins_100']);
    await getSubscriptions(['pro_monthly']);
  };
  return <Button title="Load" onPress={() => void load()} />;
}
