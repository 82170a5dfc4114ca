import type {AppStore} from '../store/appStore.ts';
import type {World} from '../world.ts';
import {iosErrorCodes} from './iosErrors.ts';
import {iosManagement} from './iosManagement.ts';
import {IosModule} from './iosModule.ts';
import {iosPurchasing} from './iosPurchasing.ts';
import {iosReading} from './iosReading.ts';
import {type NativeCode, type NativeFunction, type SendEvent, takes} from './nativeModule.ts';

/** The native code of a process on iOS. */
export function iosCode(world: World, store: AppStore, send: SendEvent): NativeCode {
  const {shortNames, connectingForgets} = world.traits;
  const module = new IosModule(world, store, send);
  const functions: Record<string, NativeFunction> = {
    initConnection: {...takes(0, () => module.connect()), synchronous: true},
    endConnection: takes(0, () => module.end()),
    disable: {...takes(0, () => module.disable()), synchronous: true},
    finishTransaction: takes(1, (args) => module.finish(args.text(0))),
    ...iosPurchasing(module),
    ...iosReading(module),
    ...iosManagement(module),
  };
  const load = takes(1, (args) => module.load(args.texts(0)));
  if (shortNames) Object.assign(functions, {getItems: load});
  else Object.assign(functions, {fetchProducts: load, requestProducts: load});
  functions[shortNames ? 'clearTransaction' : 'clearTransactionIOS'] = takes(0, () =>
    module.clear(),
  );
  const events = ['purchase-updated', 'purchase-error'];
  return {
    functions,
    errorCodes: iosErrorCodes,
    // 2.7.5 (:240) does not name the promoted one, so Expo hands it to nobody.
    events: connectingForgets ? [...events, 'promoted-product-ios'] : events,
    startObserving: () => module.startObserving(),
    stopObserving: () => module.stopObserving(),
    die: () => module.forget(),
  };
}
