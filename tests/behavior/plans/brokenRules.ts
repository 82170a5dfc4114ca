import type {Simulator} from 'expo-iap-test-kit/simulator';

const CONNECT = 'initConnection';
const LOADS = /^(?:fetchProducts|requestProducts|getItems|getItemsByType)$/;
/** On iOS they leave out, or refuse, what this connection has not loaded. */
const NEEDS_PRODUCTS =
  /^(?:getAvailableItems|requestPurchase|buyProduct|latestTransaction|currentEntitlement|subscriptionStatus)(?:IOS)?$/;

type Step = {
  readonly what: 'calls' | 'answers' | 'listens';
  readonly name: string;
  readonly args: unknown;
};

/** Notes in which order an app connects, listens, loads and reads; the function says which rules of the reference that breaks. */
export function watchOrder(phone: Simulator): () => readonly string[] {
  const steps: Step[] = [];
  phone.log.listen(({what, details}) => {
    const [word, name = ''] = what.split(' ');
    if (word === 'calls' || word === 'answers') steps.push({what: word, name, args: details});
  });
  const {nativeModule} = phone;
  const {addListener} = nativeModule;
  Object.assign(nativeModule, {
    addListener: (...args: Parameters<typeof addListener>) => {
      steps.push({what: 'listens', name: args[0], args: undefined});
      return addListener(...args);
    },
  });
  return () => brokenBy(steps, phone.platform);
}

function brokenBy(steps: readonly Step[], platform: Simulator['platform']): readonly string[] {
  const broken: string[] = [];
  let isConnected = false;
  let hasLoaded = false;
  for (const {what, name, args} of steps) {
    if (what === 'listens' && !isConnected) broken.push(`listens to ${name} before connecting`);
    if (what === 'answers' && LOADS.test(name)) hasLoaded = true;
    if (what === 'answers' && name === CONNECT) [isConnected, hasLoaded] = [true, false];
    if (what !== 'calls') continue;
    if (name === 'endConnection') isConnected = false;
    if (name === CONNECT && isConnected) broken.push('connects again, which forgets the products');
    const isHistory = name === 'getAvailableItems' && Array.isArray(args) && args[1] === false;
    const isBare = platform === 'ios' && NEEDS_PRODUCTS.test(name) && !hasLoaded && !isHistory;
    if (isBare) broken.push(`calls ${name} before anything is loaded`);
  }
  return broken;
}
