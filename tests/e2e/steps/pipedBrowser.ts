import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Readable, Writable} from 'node:stream';
import {findBrowser} from '../../../scripts/test/findBrowser.ts';

/** A browser with one tab, driven by its own protocol: Playwright turns the cache of whole pages off. */
export type PipedBrowser = {
  /** Runs an expression in the open page and returns its value. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly open: (address: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Answer = {readonly id?: number; readonly result?: unknown; readonly error?: unknown};

/** Starts the browser of the machine and attaches to its tab. */
export async function openPipedBrowser(): Promise<PipedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = spawn(
    findBrowser() ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
  );
  const [, , , requests, answers] = browser.stdio;
  if (!(requests instanceof Writable) || !(answers instanceof Readable))
    throw new Error('The browser has no pipes to talk through.');
  const waiting = new Map<number, (answer: Answer) => void>();
  let text = '';
  answers.on('data', (part: Buffer) => {
    const messages = (text + part.toString()).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const answer: Answer = JSON.parse(message);
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });

  let count = 0;
  const send = (method: string, params: object, session?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({result, error}) =>
        error === undefined ? resolve(result) : reject(new Error(JSON.stringify(error))),
      );
      const sessionId = session === undefined ? {} : {sessionId: session};
      requests.write(`${JSON.stringify({id: count, method, params, ...sessionId})}\0`);
    });

  const {targetInfos} = Object(await send('Target.getTargets', {}));
  const tab = Object(Array.from(Object(targetInfos)).find((info) => Object(info).type === 'page'));
  const attach = {targetId: tab.targetId, flatten: true};
  const {sessionId} = Object(await send('Target.attachToTarget', attach));
  return {
    evaluate: async (expression) => {
      const params = {expression, awaitPromise: true, returnByValue: true};
      // Between two documents there is nothing to ask; whoever waits for a value asks again.
      const answer = await send('Runtime.evaluate', params, sessionId).catch((error: unknown) => {
        if (!String(error).includes('navigated')) throw error;
      });
      return Object(Object(answer).result).value;
    },
    open: async (url) => {
      await send('Page.navigate', {url}, sessionId);
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      // Asked for, so that its helpers end before it does and leave the profile alone.
      await send('Browser.close', {});
      await ended;
      rmSync(profile, {recursive: true, force: true, maxRetries: 20, retryDelay: 100});
    },
  };
}
