import {useCallback, useEffect, useReducer, useRef, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LIST_OF_FILES, readFiles} from '../../playground/files.ts';
import type {App, Order} from '../../playground/protocol.ts';
import {FRAME_DOCUMENT} from '../../site/playableApps.ts';
import {type Frame, openFrame} from './openFrame.ts';
import type {LogLine, Report, View} from './readReport.ts';

export type Platform = 'ios' | 'android';

/** What a reader sees of a playground. */
export type PlaygroundState = {
  readonly status: 'starting' | 'running' | 'failed';
  /** The app has run at least once, also before a restart. */
  readonly hasRun: boolean;
  readonly view: View | undefined;
  /** How many orders the phone got since it started. */
  readonly sent: number;
  readonly log: readonly LogLine[];
  /** What the app threw. */
  readonly problem: string | undefined;
};

/** Hosts show pages without their ending, and some redirect the other form; the dev server knows only files. */
const frameAddress =
  process.env.NODE_ENV === 'development' ? FRAME_DOCUMENT : FRAME_DOCUMENT.replace('.html', '');
/** The log keeps this many lines, the newest. */
const MOST_LINES = 1_000;
const empty: PlaygroundState = {
  status: 'starting',
  hasRun: false,
  view: undefined,
  sent: 0,
  log: [],
  problem: undefined,
};

type Event = Report | {readonly type: 'start' | 'sent' | 'fail'};

function next(state: PlaygroundState, event: Event): PlaygroundState {
  switch (event.type) {
    case 'start':
      return {...empty, hasRun: state.hasRun};
    case 'sent':
      return {...state, sent: state.sent + 1};
    case 'fail':
      return {...state, status: 'failed'};
    case 'view':
      return {...state, status: 'running', hasRun: true, view: event.view};
    case 'log':
      return {...state, log: [...state.log, ...event.lines].slice(-MOST_LINES)};
    case 'problem':
      return {...state, problem: event.message};
  }
}

/** Runs an app in a frame for as long as the component is there. */
export function usePlayground(
  place: RefObject<HTMLElement | null>,
  {app, version, platform}: {app: string; version: string; platform: Platform},
): PlaygroundState & {readonly send: (order: Order) => void; readonly restart: () => void} {
  const [state, report] = useReducer(next, empty);
  const [run, nextRun] = useReducer((count: number) => count + 1, 0);
  const frame = useRef<Frame>(null);
  const base = useBaseUrl('/');
  useEffect(() => {
    if (!place.current) return undefined;
    let closed = false;
    report({type: 'start'});
    const read = async (path: string): Promise<Response> => {
      const answer = await fetch(`${base}${path}`);
      if (answer.ok) return answer;
      throw new Error(`${path} answers ${answer.status}.`);
    };
    const start = async (target: HTMLElement): Promise<void> => {
      const files = readFiles(await (await read(LIST_OF_FILES)).json(), version);
      const code = read(files.bundle).then((answer) => answer.text());
      const loaded = read(files.appOf(app)).then((answer): Promise<App> => answer.json());
      const address = `${base}${frameAddress}`;
      const onReport = (event: Report): void => void (closed || report(event));
      const opened = await openFrame({place: target, address, code, onReport});
      if (closed) return opened.close();
      frame.current = opened;
      const order: Order = {type: 'start', platform, app: await loaded};
      if (closed) return;
      opened.send(order);
      report({type: 'sent'});
    };
    start(place.current).catch(() => void (closed || report({type: 'fail'})));
    return () => {
      closed = true;
      frame.current?.close();
      frame.current = null;
    };
  }, [place, app, version, platform, base, run]);
  const send = useCallback((order: Order) => {
    if (!frame.current) return;
    frame.current.send(order);
    report({type: 'sent'});
  }, []);
  const restart = useCallback(() => {
    // At once: what the old phone still reports is about the old one.
    frame.current?.close();
    frame.current = null;
    report({type: 'start'});
    nextRun();
  }, []);
  return {...state, send, restart};
}
