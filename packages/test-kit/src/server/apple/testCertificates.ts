import 'reflect-metadata';
import {Buffer} from 'node:buffer';
import {KeyObject, webcrypto} from 'node:crypto';
import {
  AuthorityInfoAccessExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type {Responder} from './revocationServer.ts';

const algorithm = {name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256'} as const;
/** Marks by which Apple's library knows who may sign for the App Store, and who may certify that. */
const marks = {leaf: '1.2.840.113635.100.6.11.1', intermediate: '1.2.840.113635.100.6.2.1'};
/** ASN.1 for nothing. */
const NULL = new Uint8Array([5, 0]);
/** Where a verifier asks whether certificates of an issuer were revoked. */
export const REVOCATIONS = 'http://ocsp.apple.com/';
const FOREVER = Date.UTC(2049, 11, 31);

/** The name of the chains that sign for the App Store. */
export const STORE = 'Test App Store';
const DAY_ONE = Date.UTC(1970, 0, 2);

/** The chains of this process, by their name: each has its own keys, which take a while. */
const made = new Map<string, ReturnType<typeof newChains>>();

/** Makes chains whose keys only this process has, so that nobody else can sign with them. */
export function makeChains(name: string): ReturnType<typeof newChains> {
  const known = made.get(name) ?? newChains(name);
  made.set(name, known);
  return known;
}

/** Chains below one root. */
async function newChains(name: string) {
  const provider: unknown = webcrypto;
  if (isCrypto(provider)) cryptoProvider.set(provider);
  const root = await certify(`CN=${name} Root`, null, FOREVER, []);
  const middle = await certify(`CN=${name} Intermediate`, root, FOREVER, [
    mark(marks.intermediate),
    asksAt('root'),
  ]);
  /** Like the one that signs for the App Store: the header `x5c`, and the key of its first certificate. */
  const chain = async (ends: number) => {
    const leaf = await certify(
      `CN=${name}`,
      middle,
      ends,
      [mark(marks.leaf), asksAt('intermediate')],
      false,
    );
    const x5c = [leaf, middle, root].map(({certificate}) => certificate.toString('base64'));
    const key = KeyObject.from(leaf.keys.privateKey);
    return {x5c, pem: key.export({type: 'pkcs8', format: 'pem'}).toString()};
  };
  return {
    /** DER of the root. */
    root: new Uint8Array(root.certificate.rawData),
    valid: await chain(FOREVER),
    /** Its first certificate has ended. */
    ended: await chain(DAY_ONE),
    /** Who says whether certificates of the root and of the intermediate were revoked, by the end of their address. */
    responders: new Map([
      ['root', await respondFor(root)],
      ['intermediate', await respondFor(middle)],
    ]),
  };
}

function isCrypto(value: unknown): value is Crypto {
  return value instanceof Object && 'subtle' in value;
}

const mark = (oid: string): Extension => new Extension(oid, false, NULL);
const asksAt = (end: string): Extension =>
  new AuthorityInfoAccessExtension({ocsp: [`${REVOCATIONS}${end}`]});

async function respondFor(issuer: Certified): Promise<Responder> {
  const usage = new ExtendedKeyUsageExtension([ExtendedKeyUsage.ocspSigning]);
  const {certificate, keys} = await certify('CN=Test Responder', issuer, FOREVER, [usage], false);
  const key = KeyObject.from(keys.privateKey);
  const [, point = ''] = KeyObject.from(keys.publicKey)
    .export({type: 'spki', format: 'der'})
    .toString('hex')
    .split('034200');
  return {
    certificate: Buffer.from(certificate.rawData),
    pem: key.export({type: 'pkcs8', format: 'pem'}).toString(),
    publicKey: Buffer.from(point, 'hex'),
  };
}

type Certified = {readonly certificate: X509Certificate; readonly keys: CryptoKeyPair};

async function certify(
  subject: string,
  issuer: Certified | null,
  ends: number,
  extensions: readonly Extension[],
  isAuthority = true,
): Promise<Certified> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    notBefore: new Date(0),
    notAfter: new Date(ends),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    extensions: [new BasicConstraintsExtension(isAuthority, undefined, true), ...extensions],
  });
  return {certificate, keys};
}
