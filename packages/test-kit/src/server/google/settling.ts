import type {Simulator} from '../../simulator/simulator.ts';
import {billing} from '../../simulator/store/billing.ts';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {empty} from '../answers.ts';
import {fail} from './apiErrors.ts';

type Asked = {
  readonly simulator: Simulator<'android'>;
  readonly body: Readonly<Record<string, unknown>>;
};

/** `acknowledge` and `consume`; a resubscription can be given its account ids with the former. */
export function settle(
  {simulator: {store}, body}: Asked,
  purchase: Purchase,
  act: 'acknowledge' | 'consume',
): Response {
  const {token, takesUp} = purchase;
  const ids: Readonly<Record<string, unknown>> = Object(body.externalAccountIds);
  if (body.externalAccountIds !== undefined && !takesUp)
    return fail(400, 'invalid', 'externalAccountIds are for resubscription purchases only.');
  const {code} = store[act](token, 'server');
  if (code !== billing.ok)
    return fail(400, 'productNotOwnedByUser', 'The product is not owned by the user.');
  if (typeof ids.obfuscatedAccountId === 'string') purchase.accountToken = ids.obfuscatedAccountId;
  if (typeof ids.obfuscatedProfileId === 'string') purchase.profileToken = ids.obfuscatedProfileId;
  return empty(204);
}
