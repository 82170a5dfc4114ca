import type {Release} from 'expo-iap-upgrade/scan/library/release';

/** Loads the names of the documented releases. */
export async function loadReleases(address: string): Promise<readonly Release[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The names of the releases couldn’t load.');
  return response.json();
}
