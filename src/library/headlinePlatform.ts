import type {Platform} from './surface/surface.ts';

const IOS =
  /\biOS\b|IOS\b|\b(?:Apple|App Store|AppTransaction|iTunes|StoreKit|Xcode|TestFlight|[Ss]andbox|simulator)\b/;
const ANDROID = /\bAndroid\b|Android\b|\b(?:Google|Kotlin|Play)\b/;

/** The platform that a headline speaks of; one that names none or both may happen on either. */
export function headlinePlatform(headline: string): Platform {
  const ios = IOS.test(headline);
  if (ios === ANDROID.test(headline)) return 'both';
  return ios ? 'ios' : 'android';
}
