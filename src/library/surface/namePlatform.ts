import {androidOnly, iosOnly} from '../history/platformFacts.ts';
import type {Platform} from './surfaceTypes.ts';

const IOS_WORD = /^ios$|^Ios(?=[A-Z])|(?:IOS|Ios)(?=[A-Z]|$)/;
const ANDROID_WORD = /^android$|Android(?=[A-Z]|$)/;

/** The platform of a name: what the facts say, then what the name says, then that of its owner. */
export function namePlatform(name: string, owner: Platform = 'both'): Platform {
  if (iosOnly.has(name)) return 'ios';
  if (androidOnly.has(name)) return 'android';
  if (IOS_WORD.test(name)) return 'ios';
  if (ANDROID_WORD.test(name)) return 'android';
  return owner;
}
