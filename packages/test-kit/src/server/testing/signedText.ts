import {Buffer} from 'node:buffer';

type Content = Readonly<Record<string, unknown>>;

/** What a text says that the App Store signed, without asking who signed it. */
export function contentOf(signed: unknown): Content {
  const [, payload = ''] = String(signed).split('.');
  return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** What a notification of Apple says: the transaction and the renewal in it are read too. */
export function notificationIn(body: string): {
  readonly notice: Content;
  readonly data: Content;
  readonly transaction: Content;
  readonly renewal: Content;
} {
  const notice = contentOf(Reflect.get(Object(JSON.parse(body)), 'signedPayload'));
  const data: Content = Object(notice['data']);
  const read = (name: string) => (data[name] === undefined ? {} : contentOf(data[name]));
  return {
    ...{notice, data},
    transaction: read('signedTransactionInfo'),
    renewal: read('signedRenewalInfo'),
  };
}
