import {json} from '../answers.ts';

/** An error in the form of Google's APIs. */
export function fail(code: number, reason: string, message: string): Response {
  const errors = [{message, domain: 'androidpublisher', reason}];
  return json({error: {code, message, errors}}, code);
}
