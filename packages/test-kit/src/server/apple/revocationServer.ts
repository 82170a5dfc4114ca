import {Buffer} from 'node:buffer';
import {createHash, sign} from 'node:crypto';
import {DAY} from '../../simulator/clock.ts';
import {der, firstOf} from './der.ts';

/** Who may say for an issuer whether its certificates were revoked. */
export type Responder = {
  readonly certificate: Buffer;
  readonly pem: string;
  readonly publicKey: Buffer;
};

const tags = {
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  number: 0x0a,
  bits: 0x03,
  list: 0x30,
  time: 0x18,
};
const BASIC_RESPONSE = Buffer.from('2b0601050507300101', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

/** Answers as Apple's revocation server that the certificate which a request names is good (RFC 6960). */
export function answerRevocation(request: Buffer, responder: Responder): Buffer | undefined {
  // The request holds a list of requests, each with the id of a certificate.
  let asked: Buffer = request;
  for (let depth = 0; depth < 4; depth += 1) asked = firstOf(asked)?.content ?? Buffer.alloc(0);
  const certificate = firstOf(asked)?.whole;
  if (!certificate) return undefined;
  const {list, octets, bits, number, oid} = tags;
  const name = createHash('sha1').update(responder.publicKey).digest();
  const good = der(0x80);
  const one = der(list, certificate, good, time(-DAY), der(0xa0, time(2 * DAY)));
  const data = der(list, der(0xa2, der(octets, name)), time(0), der(list, one));
  const signature = sign('sha256', data, responder.pem);
  const basic = der(
    list,
    data,
    der(list, der(oid, ECDSA_WITH_SHA256)),
    der(bits, Buffer.from([0]), signature),
    der(0xa0, der(list, responder.certificate)),
  );
  const body = der(list, der(oid, BASIC_RESPONSE), der(octets, basic));
  return der(list, der(number, Buffer.from([0])), der(0xa0, body));
}

/** So far from now, by the clock of the host: who asks has that one, too. */
function time(ms: number): Buffer {
  const text = new Date(Date.now() + ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(tags.time, Buffer.from(text));
}
