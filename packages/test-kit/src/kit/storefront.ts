import type {Simulator} from '../simulator/simulator.ts';
import {refuse, show} from './wrongUse.ts';

/** The country of the App Store; the library never asks Google for it. */
export function readStorefront({platform, device}: Simulator): string {
  return platform === 'ios' ? device.storefront : '';
}

export function setStorefront({platform, device}: Simulator, country: string): void {
  if (platform === 'android') refuse('expo-iap reads no storefront on Android.');
  const isCountry = typeof country === 'string' && /^[A-Z]{3}$/.test(country);
  if (!isCountry) refuse(`A storefront is a country in three letters, not ${show(country)}.`);
  device.storefront = country;
}

export function requireCurrency(currency: unknown): string {
  const isCurrency = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  return isCurrency
    ? currency
    : refuse(`A currency has three letters, such as EUR, not ${show(currency)}.`);
}
