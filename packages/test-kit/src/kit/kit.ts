export type * from './interface.ts';
export type * from './phonePurchase.ts';
export {newPhone, settled} from './newPhone.ts';
export {expoModulesCore} from './nativeModule.ts';
export {followPhone, reactNative} from './platform.ts';
