import type {Order} from '../protocol.ts';
import {portBudget, windowBudget} from './portBudget.ts';
import {readReport, type Report} from './readReport.ts';
import {startWatchdog} from './watchdog.ts';

/** How long a frame may take to report that it has loaded. */
const PATIENCE = 3_000;
/**
 * A frame that is created too soon after one whose code hangs shares its process and never responds. A second later it
 * gets a separate process.
 */
export const GAP = 1_000;
/** How long a browser may take to drop what a frame that is gone added to the history, in ms. */
const SETTLING = 300;

/** A frame that isolates the code it runs: without an origin, network or storage, and without access to the page. */
export type Frame = {readonly send: (order: Order) => void};

/** Why a frame was removed: it sent more than the page can read, or wrote into the history of the tab. */
export type Abuse = 'flood' | 'history';

type FrameOptions = {
  readonly place: HTMLElement;
  readonly address: string;
  /** The script that runs in the frame. */
  readonly code: Promise<string>;
  readonly onReport: (report: Report) => void;
  /** The frame did not respond in time; a second one is tried anyway. */
  readonly onLate: () => void;
  /** Code in the frame hangs, or goes on again. */
  readonly onStuck: (isStuck: boolean) => void;
  /** The frame has been removed. */
  readonly onAbuse: (abuse: Abuse) => void;
  /** Removes the frame and everything that runs in it. */
  readonly signal: AbortSignal;
};

class NoAnswer extends Error {}

/** Opens a frame and sends it the code; rejects when the second attempt to start the frame fails too. */
export async function openFrame(options: FrameOptions): Promise<Frame> {
  try {
    return await openOnce(options);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    options.signal.throwIfAborted();
    options.onLate();
    await new Promise((done) => setTimeout(done, GAP));
    return openOnce(options);
  }
}

async function openOnce(options: FrameOptions): Promise<Frame> {
  const {place, address, code, onReport, onStuck, onAbuse, signal} = options;
  signal.throwIfAborted();
  const frame = document.createElement('iframe');
  // Before the address: from its first moment the document has no origin.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Running sample';
  frame.src = address;
  const {port1, port2} = new MessageChannel();
  const ending = new AbortController();
  const close = (): void => {
    ending.abort();
    port1.close();
    frame.remove();
  };
  signal.addEventListener('abort', close, {signal: ending.signal});
  const refuse = (abuse: Abuse): void => {
    close();
    onAbuse(abuse);
  };
  limitMessages(frame, () => refuse('flood'), ending.signal);
  try {
    const ready = hello(frame);
    place.replaceChildren(frame);
    const [text] = await Promise.all([code, ready]);
    signal.throwIfAborted();
    ending.signal.throwIfAborted();
    // A document without an origin can only be addressed by "*"; the port keeps everything after this private.
    frame.contentWindow?.postMessage({type: 'playground', code: text}, '*', [port2]);
  } catch (error) {
    close();
    throw error;
  }
  const countAdded = watchHistory(signal);
  const watchdog = startWatchdog({
    ping: () => port1.postMessage({type: 'ping'}),
    onStuck,
    onBeat: () => {
      if (countAdded() === 0) return;
      refuse('history');
      // Some browsers now drop the entries by themselves; in others each would take a press of the Back button.
      setTimeout(() => {
        const left = countAdded();
        if (left > 0) history.go(-left);
      }, SETTLING);
    },
    signal: ending.signal,
  });
  const fits = portBudget();
  port1.onmessage = ({data}: MessageEvent<unknown>) => {
    if (ending.signal.aborted) return;
    if (!fits(data)) return refuse('flood');
    watchdog.heard();
    const report = readReport(data);
    if (report?.type === 'view') watchdog.seen();
    if (report) onReport(report);
  };
  return {
    send: (order) => {
      if (order.type === 'start') watchdog.expectView();
      port1.postMessage(order);
    },
  };
}

/** A frame can also send to the window of the page, which nobody can close. */
function limitMessages(frame: HTMLIFrameElement, refuse: () => void, signal: AbortSignal): void {
  const fits = windowBudget();
  addEventListener(
    'message',
    ({source}) => {
      if (source !== null && source === frame.contentWindow && !fits()) refuse();
    },
    {signal},
  );
}

function hello(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((ready, fail) => {
    const late = setTimeout(() => {
      removeEventListener('message', listen);
      fail(new NoAnswer('The frame didn’t respond.'));
    }, PATIENCE);
    const listen = ({source, data}: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || data !== 'playground') return;
      clearTimeout(late);
      removeEventListener('message', listen);
      ready();
    };
    addEventListener('message', listen);
  });
}

/**
 * Counts the entries that a frame adds to the history of the tab, which no browser lets the page forbid. What the page
 * adds itself changes its address or comes with an event.
 */
function watchHistory(signal: AbortSignal): () => number {
  let address = location.href;
  let length = history.length;
  const begin = (): void => {
    address = location.href;
    length = history.length;
  };
  addEventListener('popstate', begin, {signal});
  addEventListener('hashchange', begin, {signal});
  return () => {
    if (location.href !== address) begin();
    return Math.max(0, history.length - length);
  };
}
