import {Buffer} from 'node:buffer';
import jws from 'jws';
import {requireName} from '../../kit/wrongUse.ts';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Restore} from '../../simulator/store/purchase.ts';
import type {Forgery} from '../storeServer.ts';
import {transactionPayload} from './payloads.ts';
import {makeChains, STORE} from './testCertificates.ts';

/** Signs what the App Store says. */
export type Signer = Awaited<ReturnType<typeof createSigner>>;

/** Makes the keys of an App Store. Signing itself must not wait: StoreKit hands the app a text that is signed. */
export async function createSigner(simulator: Simulator<'ios'>, bundleId: string) {
  const {root, valid, ended, responders} = await makeChains(STORE);
  const {valid: another} = await makeChains('Another App Store');
  const known = new WeakMap<object, {readonly content: string; readonly text: string}>();
  const payloadOf = (purchase: Purchase, restore: Restore | null = null) =>
    transactionPayload(simulator, purchase, bundleId, restore);
  return {
    root,
    responders,
    sign: (payload: Payload) => write(valid, payload),
    /** The signed text of a purchase, or of a restore of it; the same one until something about it changes. */
    signPurchase(purchase: Purchase, restore: Restore | null = null): string {
      const payload = payloadOf(purchase, restore);
      const content = JSON.stringify({...payload, signedDate: 0});
      const before = known.get(restore ?? purchase);
      if (before?.content === content) return before.text;
      const text = write(purchase.unverified ? another : valid, payload);
      known.set(restore ?? purchase, {content, text});
      return text;
    },
    forge(forgery: Forgery, purchase: Purchase): string {
      const payload = payloadOf(purchase);
      const forgeries: Readonly<Record<Forgery, () => string>> = {
        'another root': () => write(another, payload),
        'expired certificate': () => write(ended, payload),
        'no certificates': () => write({...valid, x5c: undefined}, payload),
        'empty certificates': () => write({...valid, x5c: ['', '', '']}, payload),
        'another app': () => write(valid, {...payload, bundleId: `${bundleId}.other`}),
        changed: () => change(write(valid, payload)),
      };
      requireName('A forgery', forgery, forgeries);
      return forgeries[forgery]();
    },
  };
}

function write(
  {pem, x5c}: {readonly pem: string; readonly x5c: readonly string[] | undefined},
  payload: Payload,
): string {
  return jws.sign({
    header: {alg: 'ES256', ...(x5c && {x5c: [...x5c]})},
    payload: JSON.stringify(payload),
    privateKey: pem,
  });
}

/** The same signature under another quantity. */
function change(text: string): string {
  const [header, payload = '', signature] = text.split('.');
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = JSON.stringify({...Object(content), quantity: 100});
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}
