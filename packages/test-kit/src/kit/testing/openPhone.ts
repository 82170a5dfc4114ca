import {vi} from 'vitest';
import {newest, runLibrary, type TestApp} from '../../simulator/testing/testApp.ts';
import {simulator} from '../currentPhone.ts';
import type {Phone, PhoneOptions, PhoneStore} from '../interface.ts';
import {newPhone} from '../newPhone.ts';

/** A new phone of the kit, and an app without a screen on it that uses the published JavaScript of a version. */
export async function openPhone(
  os: Phone['os'],
  version = newest,
  options: PhoneOptions = {},
): Promise<{phone: Phone; store: PhoneStore; app: TestApp}> {
  vi.stubGlobal('LIBRARY_VERSION', version);
  const phone = newPhone(os, options);
  return {phone, store: phone.store, app: await runLibrary(simulator(), version)};
}
