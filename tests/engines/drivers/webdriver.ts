import {type PageFunction, readValue, writeCall} from './inPage.ts';

/** The name under which WebDriver passes elements on. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a browser that speaks classic WebDriver. */
export type WebDriverSession = {
  call<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result>;
  evaluate<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Does something inside of the first frame that a selector finds, and returns to the page. */
  inFrame<Result>(selector: string, act: () => Promise<Result>): Promise<Result>;
  /** Whether a call was never answered; no other will be either. */
  readonly isStuck: () => boolean;
  end(): Promise<void>;
};

/** Longer than a page takes, in milliseconds. WebKitWebDriver can forget a call whose frame goes away meanwhile. */
const PATIENCE = 40_000;

type Answer<Result> = {readonly value: Result};
type Outcome = {readonly json: string} | {readonly error: string};

/** Opens a session with a driver that listens on a port of this machine. */
export async function openSession(port: number, capabilities: object): Promise<WebDriverSession> {
  let stuck = false;
  const send = async <Result>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Result>> => {
    if (stuck) throw new Error(`WebDriver answers nothing since an earlier call: ${path}`);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body ?? {})}),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: unknown) => {
      stuck = true;
      throw new Error(`WebDriver ${method} ${path} has no answer: ${String(error)}`);
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${text}`);
    return JSON.parse(text);
  };
  const {value} = await send<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: capabilities},
  });
  const session = `/session/${value.sessionId}`;
  const call: WebDriverSession['call'] = async (method, path, body) =>
    (await send<never>(method, session + path, body)).value;
  return {
    call,
    async evaluate(run, ...args) {
      const outcome = await call<Outcome>('POST', '/execute/async', {
        script: `const [done] = arguments;
          ${writeCall(run, args)}.then((json) => done({json}), (error) => done({error: String(error)}));`,
        args: [],
      });
      if ('error' in outcome) throw new Error(outcome.error);
      return readValue(outcome.json);
    },
    async inFrame(selector, act) {
      const found = await call<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await call('POST', '/frame', {id: {[ELEMENT]: found[ELEMENT]}});
      try {
        return await act();
      } finally {
        await call('POST', '/frame/parent');
      }
    },
    isStuck: () => stuck,
    end: () => call('DELETE', ''),
  };
}
