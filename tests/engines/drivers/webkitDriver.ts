import {type ChildProcess, spawn} from 'node:child_process';
import type {WebKitPrograms} from '../../../scripts/test/browsers.ts';
import {freePort} from '../../chromium/steps/listenLocally.ts';
import type {Driver, HeldKey, Key} from './Driver.ts';
import {openSession, type WebDriverSession} from './webdriver.ts';

/** Without a graphics card, and as root in a container. */
const WITHOUT_GPU = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

const SAMPLE = 'iframe[src$="/play/frame"]';

/** Opens WebKitGTK on its own display and speaks classic WebDriver, which is all that it has. */
export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const screen = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const environment = {...process.env, ...WITHOUT_GPU, DISPLAY: `:${await firstLine(screen)}`};
  let {session, stop} = await startSession(programs, environment);
  return {
    engine: 'webkit',
    renew: async () => {
      if (!session.isStuck()) return session.call('POST', '/url', {url: 'about:blank'});
      stop();
      ({session, stop} = await startSession(programs, environment));
    },
    open: (url) => session.call('POST', '/url', {url}),
    evaluate: (run, ...args) => session.evaluate(run, ...args),
    evaluateInFrame: (run, ...args) =>
      session.inFrame(SAMPLE, () => session.evaluate(run, ...args)),
    point: (x, y) => pointer(session, [{type: 'pointerMove', x, y}]),
    click: (x, y) =>
      pointer(session, [
        {type: 'pointerMove', x, y},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press: (key, held) => keys(session, [NAMED[key] ?? key], held),
    type: (text) => keys(session, [...text]),
    resize: (width, height) => resize(session, width, height),
    complaints: () => [],
    close: async () => {
      if (!session.isStuck()) await session.end();
      stop();
      screen.kill();
    },
  };
}

/** Starts the browser with its driver; `stop` ends both, whatever they do. */
async function startSession(
  programs: WebKitPrograms,
  env: NodeJS.ProcessEnv,
): Promise<{session: WebDriverSession; stop: () => void}> {
  const port = await freePort();
  const {pid} = spawn(programs.driver, [`--port=${port}`], {env, stdio: 'ignore', detached: true});
  const stop = (): void => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  await untilListening(port);
  const session = await openSession(port, {
    'webkitgtk:browserOptions': {binary: programs.browser, args: ['--automation']},
  });
  await resize(session, 1280, 800);
  return {session, stop};
}

/** Makes the page as wide and high as asked, or as narrow as the browser's own bar allows. */
async function resize(session: WebDriverSession, width: number, height: number): Promise<void> {
  const set = (size: object) => session.call('POST', '/window/rect', {x: 0, y: 0, ...size});
  await set({width, height});
  const bar = await session.evaluate(() => window.outerHeight - window.innerHeight);
  await set({width, height: height + bar});
}

function pointer(session: WebDriverSession, actions: readonly object[]): Promise<void> {
  return session.call('POST', '/actions', {
    actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}],
  });
}

/** The characters by which WebDriver names keys that write none. */
const NAMED: Readonly<Partial<Record<Key | HeldKey, string>>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

function keys(session: WebDriverSession, names: readonly string[], held?: HeldKey): Promise<void> {
  const around = (type: 'keyDown' | 'keyUp') => (held ? [{type, value: NAMED[held]}] : []);
  const actions = [
    ...around('keyDown'),
    ...names.flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]),
    ...around('keyUp'),
  ];
  return session.call('POST', '/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
}

function firstLine({stdout}: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    stdout?.once('end', () => reject(new Error('Xvfb ended before it said its display.')));
  });
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 200; tries > 0; tries -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
