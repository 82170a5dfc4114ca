export type * from './interface.ts';
export {newPhone} from './newPhone.ts';
export {expoModulesCore} from './nativeModule.ts';
export {followPhone, reactNative} from './platform.ts';
export {settled} from './settled.ts';
