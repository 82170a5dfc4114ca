import {ActivityIndicator, FlatList, Pressable, Text, View} from 'react-native';
import {nameOf, priceOf, type Item} from './request-item';
import type {Session} from './server-check';
import {StoreProvider, useStore} from './store-provider';

/** The app: one provider at the root, everything that sells below it. */
export default function CompleteImplementation({session}: {session: Session}) {
  return (
    <StoreProvider session={session}>
      <Shop />
    </StoreProvider>
  );
}

function Shop() {
  const {connected, loading, busy, message, account, items, load, restore, manage} =
    useStore();
  return (
    <View style={{flex: 1, gap: 16, padding: 24}}>
      <Text accessibilityRole="header">
        {account ? `You have ${account.coins} coins` : 'Reading your account'}
      </Text>
      {message !== '' && <Text accessibilityRole="alert">{message}</Text>}
      {loading && <ActivityIndicator accessibilityLabel="Loading the shop" />}
      <FlatList
        data={items}
        keyExtractor={(item) => item.id}
        renderItem={({item}) => <ItemRow item={item} />}
      />
      {!loading && items.length === 0 && (
        <ShopButton label="The store shows no products. Try again" onPress={load} />
      )}
      <ShopButton
        disabled={!connected || busy}
        label="Restore purchases"
        onPress={restore}
      />
      <ShopButton disabled={busy} label="Manage your subscription" onPress={manage} />
    </View>
  );
}

function ItemRow({item}: {item: Item}) {
  const {connected, busy, account, owns, buy} = useStore();
  if (owns(item.id)) return <Text>{`${nameOf(item)}: yours`}</Text>;
  return (
    <ShopButton
      disabled={!connected || busy || !account}
      label={`Buy ${nameOf(item)} for ${priceOf(item)}`}
      onPress={() => buy(item)}
    />
  );
}

type ButtonProps = {label: string; disabled?: boolean; onPress: () => Promise<void>};

function ShopButton({label, disabled = false, onPress}: ButtonProps) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityState={{disabled}}
      disabled={disabled}
      onPress={() => void onPress()}
    >
      <Text>{label}</Text>
    </Pressable>
  );
}
