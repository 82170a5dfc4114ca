import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';

/** The country of everybody who buys. */
export const REGION = 'US';

/** `Money`: whole units, and the rest in billionths. */
export function money({catalog}: Pick<Simulator, 'catalog'>, price: number): Payload {
  const units = Math.trunc(price);
  return {
    currencyCode: catalog.currency,
    units: String(units),
    nanos: Math.round((price - units) * 1e9),
  };
}

export function toTime(ms: number): string {
  return new Date(ms).toISOString();
}
