import {type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SharedCode} from 'playground-frame/edit/sharedCode';
import {STAGE_STYLES} from '../../site/playableApps.ts';
import {docsVersion} from '../../site/versions.ts';
import {followChoice, sharedChoice} from '../Tabs/choice.ts';
import {Breakdown} from './Breakdown.tsx';
import {lazyPart} from './lazyPart.tsx';
import {PaymentSheet} from './PaymentSheet.tsx';
import type {ScenarioChoice} from './scenarioChoice.ts';
import {type Platform, usePlayground} from './usePlayground.ts';

// The app runs first.
const Editor = lazyPart('The editor', () => import('./Editor.tsx'));
const ScenarioPlayer = lazyPart('The list of scenarios', () => import('./ScenarioPlayer.tsx'));
const Panels = lazyPart('The log and the controls', () => import('./Panels.tsx'));

/** A running app: the phone, what can happen to it, what it did, and who got what. */
export default function Stage(props: {
  readonly app: string;
  readonly version: string;
  /** Changed code from the address: it is shown, and runs when the reader starts it. */
  readonly linked: SharedCode | undefined;
  /** The scenario that is ready to be played. */
  readonly scenario: ScenarioChoice | undefined;
  readonly close: () => void;
}): ReactNode {
  const {app, version, linked, scenario, close} = props;
  const [edits, setEdits] = useState(linked !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const about = useRef<HTMLParagraphElement>(null);
  const chosen = usePlatform();
  const platform = scenario?.only ?? chosen;
  const waits = linked !== undefined;
  useEffect(() => {
    // The button that opened the phone is gone, and the focus with it; a link that opens it takes the focus from nobody.
    if (!waits) about.current?.focus({preventScroll: true});
  }, [waits]);
  const playground = usePlayground(place, {app, version, platform, waits});
  const {status, hasRun, view, sent, log, problem, isStuck, abuse, turn} = playground;
  const {send, restart, run, stop, replace} = playground;
  // What comes late is left out until it can be drawn: a boundary of Suspense would hold it back for 300 ms.
  const hasMore = useDeferredValue(hasRun);
  const {patch} = docsVersion(version);
  const name = platform === 'ios' ? 'iOS' : 'Android';
  return (
    <div className="play-stage" data-status={status}>
      <link rel="stylesheet" href={useBaseUrl(STAGE_STYLES)} precedence="default" />
      <div className="play-phone-column">
        <p ref={about} className="play-about" tabIndex={-1}>
          expo-iap {patch} on {name}, {view ? timeOf(view.time) : status}
        </p>
        <div className="play-phone">
          <div ref={place} className="play-screen" />
          {view?.sheet && (
            <PaymentSheet
              sheet={view.sheet}
              platform={platform}
              choose={(choice) => send({type: 'sheet', choice})}
            />
          )}
          {view && !view.running && <p className="play-off">The app isn’t running.</p>}
          {status === 'waiting' && <p className="play-off">Nothing is running yet.</p>}
          {status === 'stopped' && !abuse && <p className="play-off">The phone is stopped.</p>}
          <Breakdown isStuck={isStuck} abuse={abuse} replace={replace} />
          {status === 'failed' && (
            <p className="play-off" role="alert">
              The sample didn’t start: one of its files is missing or slow to load, or something
              blocks its frame. Press Start over to try again. The code on this page isn’t affected.
            </p>
          )}
        </div>
        <p className="play-tools">
          <button type="button" className="play-control" onClick={restart}>
            Start over
          </button>
          <button type="button" className="play-control" onClick={stop}>
            Stop
          </button>
          <button
            type="button"
            className="play-control"
            aria-expanded={edits}
            onClick={() => setEdits(true)}
          >
            Edit
          </button>
          <button type="button" className="play-control" onClick={close}>
            Close
          </button>
        </p>
        {problem !== undefined && (
          <p className="play-fault" role="alert">
            <strong>The app failed.</strong> {problem}
          </p>
        )}
        {problem === undefined && view?.blank === true && (
          <p className="play-fault" role="alert">
            The app is running but shows nothing: its component returned nothing to render, such as
            null, or waits for something that never comes.
          </p>
        )}
      </div>
      <div className="play-side">
        {hasMore && (
          <ScenarioPlayer
            app={app}
            platform={platform}
            initial={scenario?.id}
            turn={turn}
            view={view}
            sent={sent}
            send={send}
            restart={restart}
          />
        )}
        {edits && (
          <Suspense fallback={<p role="status">Loading the editor…</p>}>
            <Editor app={app} version={version} platform={platform} linked={linked} run={run} />
          </Suspense>
        )}
        {hasMore && <Panels view={view} log={log} send={send} />}
      </div>
    </div>
  );
}

/** The platform that the tabs of the page show. */
function usePlatform(): Platform {
  const read = (): Platform => (sharedChoice('platform') === 'android' ? 'android' : 'ios');
  const [platform, setPlatform] = useState(read);
  useEffect(() => followChoice('platform', () => setPlatform(read())), []);
  return platform;
}

function timeOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
