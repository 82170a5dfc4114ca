import type {PlatformName} from 'expo-iap-test-kit/versions';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import {STAGE_STYLES} from '../addresses.ts';
import type {EditorProps} from '../desk/EditorDesk.tsx';
import type {TimelineProps} from '../log/Timeline.tsx';
import {usePlayground} from '../page/usePlayground.ts';
import {platformNames} from '../scenarios/scenario.ts';
import type {PlayerProps} from '../scenarios/ScenarioPlayer.tsx';
import {Breakdown} from './Breakdown.tsx';
import {Button} from './Button.tsx';
import type {PanelsProps} from './Panels.tsx';
import {PaymentSheet} from './PaymentSheet.tsx';

/** What is beside the phone. The site loads it: the app runs first. */
export type StageParts = {
  readonly Editor: ComponentType<EditorProps & {readonly base: string}>;
  readonly ScenarioPlayer: ComponentType<PlayerProps>;
  readonly Panels: ComponentType<PanelsProps>;
  readonly Timeline: ComponentType<TimelineProps>;
};

type StageProps = Omit<EditorProps, 'failure' | 'run'> & {
  /** The base URL of the site, which the files of the playground are below. */
  readonly base: string;
  readonly choosePlatform: (platform: PlatformName) => void;
  /** The scenario that is ready to be played. */
  readonly scenario: string | undefined;
  readonly parts: StageParts;
  /** A diagram of the purchase flow. */
  readonly flow: ReactNode;
  readonly close: () => void;
};

/** A running app: the phone, what can happen to it, what it did, and who got what. */
export function Stage({
  choosePlatform,
  scenario,
  parts,
  flow,
  close,
  ...what
}: StageProps): ReactNode {
  const {base, patch, platform, linked} = what;
  const {Editor, ScenarioPlayer, Panels, Timeline} = parts;
  const [edits, setEdits] = useState(linked !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const about = useRef<HTMLParagraphElement>(null);
  const waits = linked !== undefined;
  useEffect(() => {
    // The button that opened the phone is gone, and the focus with it; a link that opens it takes the focus from nobody.
    if (!waits) about.current?.focus({preventScroll: true});
  }, [waits]);
  const playground = usePlayground(place, {...what, waits});
  const {status, hasRun, view, log, problem, isStuck, abuse} = playground;
  const {send, restart, run, stop, replace} = playground;
  // What comes late is left out until it can be drawn: a boundary of Suspense would hold it back for 300 ms.
  const hasMore = useDeferredValue(hasRun);
  return (
    <div className="play-stage" data-status={status}>
      <link rel="stylesheet" href={`${base}${STAGE_STYLES}`} precedence="default" />
      <div className="play-row">
        <div className="play-phone-column" tabIndex={-1}>
          <p ref={about} className="play-about" tabIndex={-1}>
            expo-iap {patch} on {platformNames[platform]}, {view ? 'simulated clock ' : status}
            {view && <time>{timeOf(view.time)}</time>}
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
                blocks its frame. Press Start over to try again. The code on this page isn’t
                affected.
              </p>
            )}
          </div>
          <p className="play-tools">
            <Button onClick={restart}>Start over</Button>
            {(status === 'running' || status === 'starting') && (
              <Button onClick={stop}>Stop</Button>
            )}
            <Button aria-expanded={edits} onClick={() => setEdits(true)}>
              Edit
            </Button>
            <Button onClick={close}>Close</Button>
          </p>
          {problem !== undefined && (
            <p className="play-fault" role="alert">
              <strong>The app failed.</strong> {problem}
            </p>
          )}
          {problem === undefined && view?.blank === true && (
            <p className="play-fault" role="alert">
              The app is running but shows nothing: its component returned nothing to render, such
              as null, or waits for something that never comes.
            </p>
          )}
        </div>
        <div className="play-side">
          {hasMore && (
            <ScenarioPlayer
              {...what}
              {...playground}
              initial={scenario}
              choosePlatform={choosePlatform}
            />
          )}
          {hasMore && <Panels view={view} send={send} />}
        </div>
      </div>
      {edits && (
        <Suspense fallback={<p role="status">Loading the editor…</p>}>
          <Editor {...what} failure={problem} run={run} />
        </Suspense>
      )}
      {hasMore && <Timeline log={log} flow={flow} />}
    </div>
  );
}

function timeOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
