import type {Order} from '../../playground/protocol.ts';
import {messageLimit, readReport, type Report} from './readReport.ts';

/** How long a frame may take to report that it has loaded. */
const PATIENCE = 3_000;
/**
 * A frame that is created too soon after one whose code hangs shares its process and never responds. A second later it
 * gets a separate process.
 */
export const GAP = 1_000;
/** How many messages are read per second; any more are dropped. */
const MOST_PER_SECOND = 200;

/** A frame that isolates the code it runs: without an origin, network or storage, and without access to the page. */
export type Frame = {readonly send: (order: Order) => void};

type FrameOptions = {
  readonly place: HTMLElement;
  readonly address: string;
  /** The script that runs in the frame. */
  readonly code: Promise<string>;
  readonly onReport: (report: Report) => void;
  /** The frame did not respond in time; a second one is tried anyway. */
  readonly onLate: () => void;
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

async function openOnce({place, address, code, onReport, signal}: FrameOptions): Promise<Frame> {
  signal.throwIfAborted();
  const frame = document.createElement('iframe');
  // Before the address: from its first moment the document has no origin.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Running sample';
  frame.src = address;
  const {port1, port2} = new MessageChannel();
  const close = (): void => {
    port1.close();
    frame.remove();
  };
  signal.addEventListener('abort', close);
  const count = messageLimit(MOST_PER_SECOND);
  port1.onmessage = (event: MessageEvent<unknown>) => {
    // Only now: the browser unpacks the data when it is asked for.
    const report = count() ? readReport(event.data) : undefined;
    if (report && !signal.aborted) onReport(report);
  };
  try {
    const ready = hello(frame);
    place.replaceChildren(frame);
    const [text] = await Promise.all([code, ready]);
    signal.throwIfAborted();
    // A document without an origin can only be addressed by "*"; the port keeps everything after this private.
    frame.contentWindow?.postMessage({type: 'playground', code: text}, '*', [port2]);
  } catch (error) {
    close();
    throw error;
  }
  return {send: (order) => port1.postMessage(order)};
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
