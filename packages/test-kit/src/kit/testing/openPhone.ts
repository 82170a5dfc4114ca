import {runLibrary, type TestApp} from '../../simulator/testing/testApp.ts';
import type {LibraryVersion} from '../../simulator/versions.ts';
import {simulator} from '../currentPhone.ts';
import type {Phone, PhoneOptions} from '../interface.ts';
import {newPhone} from '../newPhone.ts';

/** A new phone of the kit, and an app without a screen on it that uses the published JavaScript of a version. */
export async function openPhone(
  os: Phone['os'],
  version: LibraryVersion = '2.8.8',
  options: PhoneOptions = {},
): Promise<{phone: Phone; app: TestApp}> {
  const phone = newPhone(os, options);
  return {phone, app: await runLibrary(simulator(), version)};
}
