import {newest} from './testApp.ts';

Object.assign(globalThis, {LIBRARY_VERSION: newest});
