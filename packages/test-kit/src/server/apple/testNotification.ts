import {json} from '../answers.ts';
import type {KeptMessage, Outbox} from '../outbox.ts';
import {fail} from './apiErrors.ts';
import {recordOf} from './notificationHistory.ts';

/** Test notifications that somebody asked for, by the token under which their status is asked. */
export class TestNotifications {
  readonly #outbox: Outbox;
  readonly #write: () => {readonly token: string; readonly body: object};
  readonly #sent = new Map<string, KeptMessage>();

  /** `write` makes a message and the token of its status. */
  constructor(outbox: Outbox, write: () => {token: string; body: object}) {
    this.#outbox = outbox;
    this.#write = write;
  }

  /** Adds a message and returns its token. */
  add(): string {
    const {token, body} = this.#write();
    this.#sent.set(token, this.#outbox.add('TEST', '', body));
    return token;
  }

  /** Get Test Notification Status: there is none until the message was sent. */
  answerStatus(token: string): Response {
    const message = this.#sent.get(token);
    const isOver = message && (message.attempts.length > 0 || message.lost);
    return isOver ? json(recordOf(message)) : fail(4040008);
  }
}
