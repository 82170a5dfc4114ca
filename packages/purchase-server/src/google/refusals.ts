import {Refusal} from '../storePurchase.ts';

/** 400: not this product. 404: of another app, or made up. 413, 414: no store made so long a token. */
const REFUSED: readonly unknown[] = [400, 404, 413, 414];

/** Google has forgotten a subscription, 60 days after its end: it was one, and it is over. */
export class Gone extends Refusal {}

/** Asks Google Play; only what it says about the token is a refusal. */
export async function askGoogle<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const status: unknown = Reflect.get(Object(error), 'status');
    const reason = reasonIn(error);
    if (status === 410) throw new Gone(`Google Play no longer has this purchase (${reason}).`);
    // The same status, but about your settings, which a token cannot help.
    if (reason === 'applicationNotFound')
      throw new Error(
        'Google Play has no app of this name: compare PACKAGE_NAME with Play Console.',
      );
    if (REFUSED.includes(status))
      throw new Refusal(`Google Play refuses the purchase token (${status} ${reason}).`);
    throw error;
  }
}

/** Google's word for what is wrong, such as `purchaseTokenNotFound`. */
function reasonIn(error: unknown): string {
  const path = ['response', 'data', 'error', 'errors', 0, 'reason'];
  const found = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), error);
  return typeof found === 'string' ? found : 'without a reason';
}
