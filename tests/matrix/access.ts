import type {Simulator} from 'expo-iap-test-kit/simulator';

/** Whether what a token or transaction id proves gives access now, grace period included. */
export function isActive({store}: Simulator, proof: string): boolean {
  const purchase = store.find(proof);
  if (purchase?.payment !== 'paid') return false;
  const {subscription} = purchase;
  if (!subscription) return true;
  const {current, state} = subscription;
  const isRunning = state === 'active' || state === 'grace';
  return isRunning && current.productId === purchase.productId;
}

/** Whether the store account has paid for access to a product. */
export function hasAccess(phone: Simulator, productId: string): boolean {
  return phone.store.purchases.some(
    (one) => one.productId === productId && isActive(phone, one.token),
  );
}
