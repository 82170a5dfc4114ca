import {json} from '../answers.ts';
import type {KeptMessage, Outbox} from '../outbox.ts';
import {fail} from './apiErrors.ts';
import {recordOf} from './keptRecord.ts';

export type TestNotifications = ReturnType<typeof createTestNotifications>;

/** Test notifications that somebody asked for. `write` makes a message and the token under which its status is asked. */
export function createTestNotifications(
  outbox: Outbox,
  write: () => {readonly token: string; readonly body: object},
) {
  const sent = new Map<string, KeptMessage>();
  return {
    /** Adds a message and returns its token. */
    add(): string {
      const {token, body} = write();
      sent.set(token, outbox.add('TEST', '', body));
      return token;
    },
    /** Get Test Notification Status: there is none until the message was sent. */
    answerStatus(token: string): Response {
      const message = sent.get(token);
      const isOver = message && (message.attempts.length > 0 || message.lost);
      return isOver ? json(recordOf(message)) : fail(4040008);
    },
  };
}
