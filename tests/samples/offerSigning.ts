import {createSign, createVerify, generateKeyPairSync, randomUUID} from 'node:crypto';

const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});

/** A key as App Store Connect makes it. */
export const signing = {
  keyIdentifier: 'ABCDE12345',
  privateKey: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
};

/** A promotional offer that the server of the shop allows. */
export function signedOffer(identifier: string) {
  const signature = createSign('SHA256').update(identifier).sign(privateKey, 'base64');
  const {keyIdentifier} = signing;
  return {identifier, keyIdentifier, nonce: randomUUID(), signature, timestamp: Date.now()};
}

/** Whether this text was signed with the key, as Apple checks it. */
export function isSigned(text: string, signature: string): boolean {
  return createVerify('SHA256').update(text).verify(publicKey, signature, 'base64');
}
