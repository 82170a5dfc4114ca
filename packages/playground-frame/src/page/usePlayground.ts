import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type RefObject, useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {FRAME_DOCUMENT} from '../addresses.ts';
import type {App, AppFile, Order} from '../protocol.ts';
import {loadFile, loadFilesOf} from './loadFiles.ts';
import {type Frame, GAP, openFrame} from './openFrame.ts';
import {next, startState} from './playgroundState.ts';

/**
 * Hosts serve pages without the file ending, and some redirect addresses that have it; the dev server serves only
 * files.
 */
const frameAddress =
  process.env.NODE_ENV === 'development' ? FRAME_DOCUMENT : FRAME_DOCUMENT.replace('.html', '');

/** What runs, and where. */
type What = {
  /** The base URL of the site, which its files are below. */
  readonly base: string;
  readonly app: string;
  readonly version: string;
  readonly platform: PlatformName;
  /** The app does not start until `run` is called. */
  readonly waits: boolean;
};

/** Runs an app in a frame while the component is mounted. */
export function usePlayground(
  place: RefObject<HTMLElement | null>,
  {base, app, version, platform, waits}: What,
) {
  const [state, report] = useReducer(next, waits ? 'waiting' : 'starting', startState);
  // Counts the phones.
  const [turn, setTurn] = useState(waits ? 0 : 1);
  const frame = useRef<Frame>(null);
  const loaded = useRef<App>(null);
  const changed = useRef<readonly AppFile[]>(null);
  const ending = useRef<AbortController>(null);
  const stoppedAt = useRef(-GAP);
  const isStuck = useRef(false);
  /** Runs on a new phone in a new frame. */
  const restart = useCallback(() => {
    if (isStuck.current) stoppedAt.current = performance.now();
    isStuck.current = false;
    // At once: what the old phone still reports is about the old one.
    ending.current?.abort();
    frame.current = null;
    report({type: 'start'});
    setTurn((count) => count + 1);
  }, []);
  useEffect(() => {
    if (!place.current || turn === 0) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    ending.current = controller;
    report({type: 'start'});
    const fail = (): void => report({type: 'fail'});
    const start = async (target: HTMLElement): Promise<void> => {
      // The frame opens while they load.
      const files = loadFilesOf(base, version, app);
      const code = files
        .then(({bundle}) => loadFile(`${base}${bundle}`))
        .then((answer) => answer.text());
      const original = files
        .then((own) => loadFile(`${base}${own.app}`))
        .then((answer): Promise<App> => answer.json());
      const rest = stoppedAt.current + GAP - performance.now();
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      const address = `${base}${frameAddress}`;
      const [opened, program] = await Promise.all([
        // The reader learns of it now; the view of a phone that starts in the second frame takes it back.
        openFrame({
          place: target,
          address,
          code,
          onReport: report,
          onLate: fail,
          onStuck: (now) => {
            isStuck.current = now;
            report({type: 'stuck', isStuck: now});
          },
          onAbuse: (abuse) => {
            stoppedAt.current = performance.now();
            frame.current = null;
            report({type: 'abuse', abuse});
          },
          signal,
        }),
        original,
      ]);
      signal.throwIfAborted();
      loaded.current = program;
      frame.current = opened;
      report({type: 'sent'});
      opened.send({type: 'start', platform, app: withFiles(program, changed.current)});
    };
    start(place.current).catch(() => void (signal.aborted || fail()));
    return () => {
      controller.abort();
      frame.current = null;
    };
  }, [place, app, version, platform, base, turn]);
  const send = useCallback((order: Order) => {
    if (!frame.current) return;
    frame.current.send(order);
    report({type: 'sent'});
  }, []);
  /** Runs changed files, on the same store and phone or on new ones. */
  const run = (files: readonly AppFile[], keep: boolean): void => {
    changed.current = files;
    if (!keep || !frame.current || !loaded.current) return restart();
    report({type: 'rerun'});
    send({type: 'start', platform, app: withFiles(loaded.current, files), keep: true});
  };
  /** Ends whatever is running, even code that hangs. */
  const stop = (): void => {
    ending.current?.abort();
    frame.current = null;
    isStuck.current = false;
    stoppedAt.current = performance.now();
    report({type: 'stop'});
  };
  /** Ends code that hangs, and runs the original code on a new phone. */
  const replace = (): void => {
    changed.current = null;
    restart();
  };
  return {...state, send, restart, run, stop, replace, turn};
}

function withFiles(app: App, files: readonly AppFile[] | null): App {
  return files ? {...app, files, edited: true} : app;
}
