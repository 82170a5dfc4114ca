import {ActivityIndicator, FlatList, Pressable, Text, View} from 'react-native';
import {useSubscriptionManager, type GiveAccess} from './use-subscription-manager';

type ManagerProps = {readonly giveAccess: GiveAccess};

/** Sells, shows and manages a subscription; mount it once, near the root. */
export default function SubscriptionManager({giveAccess}: ManagerProps) {
  const store = useSubscriptionManager(giveAccess);
  const {connected, loading, busy, message, plans, statuses} = store;
  const locked = !connected || busy;
  const isActive = (productId: string) =>
    statuses.some((status) => status.productId === productId && status.hasAccess);

  return (
    <View style={{flex: 1, gap: 16, padding: 24}}>
      <Text accessibilityRole="header">Your subscription</Text>
      {message !== '' && <Text accessibilityRole="alert">{message}</Text>}
      {loading && <ActivityIndicator accessibilityLabel="Loading the plans" />}
      {statuses.length === 0 && !loading && <Text>No subscription yet</Text>}
      {statuses.map(({productId, text}) => (
        <Text key={productId}>{`${nameOf(productId)}: ${text}`}</Text>
      ))}
      <FlatList
        data={plans}
        keyExtractor={(plan) => plan.key}
        renderItem={({item: plan}) => (
          <PlanButton
            disabled={locked || isActive(plan.productId)}
            label={`${plan.name}: ${plan.price}`}
            onPress={() => store.buy(plan)}
          />
        )}
      />
      {!loading && plans.length === 0 && (
        <PlanButton
          label="The store shows no plans. Try again"
          onPress={store.loadAndRead}
        />
      )}
      <PlanButton
        disabled={locked}
        label="Change or cancel in the store"
        onPress={store.manage}
      />
      <PlanButton disabled={locked} label="Restore purchases" onPress={store.restore} />
    </View>
  );

  function nameOf(productId: string): string {
    return plans.find((plan) => plan.productId === productId)?.name ?? productId;
  }
}

type ButtonProps = {label: string; disabled?: boolean; onPress: () => Promise<unknown>};

function PlanButton({label, disabled = false, onPress}: ButtonProps) {
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
