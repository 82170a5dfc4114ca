import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LIST_OF_FILES, STAGE_STYLES, stillOf} from 'playground-frame/addresses';
import type {LinkedCode} from 'playground-frame/desk/readLink';
import {type ReactNode, Suspense, useEffect, useRef, useState, useTransition} from 'react';
import {preinit, preload} from 'react-dom';
import {versionOfPlugin} from '../../site/versions.ts';
import {lazyPart} from './lazyPart.tsx';
import {type ScenarioChoice, useAskedScenario} from './scenarioChoice.ts';
import styles from './styles.module.css';
import {useLinkedCode} from './useLinkedCode.ts';

// Nobody who only reads pays for it: not one byte of the playground comes before the button is pressed.
const Stage = lazyPart('The playground', () => import('./SiteStage.tsx'));
const AskedScenario = lazyPart('The scenario', () => import('./AskedScenario.tsx'));

type TryItProps = {
  readonly app: string;
  /** The only scenario to offer; without it, all scenarios of the app are offered. */
  readonly scenario?: string;
  /** What the scenario, or the list of all, is called. */
  readonly title?: string;
  /** The platform of a scenario that runs on only one. */
  readonly only?: ScenarioChoice['only'];
  /** What is run, as readers call it. */
  readonly sample?: string;
  /** The text of the scenario, or the list of all. */
  readonly children?: ReactNode;
};

/** Offers to run a sample of the open version in the page, or to play a scenario in it. */
export default function TryIt(props: TryItProps): ReactNode {
  const version = versionOfPlugin(useDocsVersion().version);
  if (!version) return null;
  return <Playground {...props} version={version.version} />;
}

type PlaygroundProps = TryItProps & {readonly version: string; readonly picture?: ReactNode};
type Opened = {readonly scenario?: ScenarioChoice; readonly linked?: LinkedCode};

/** The same for a page outside the docs, where readers press a picture of the app instead of a button. */
export function Playground(props: PlaygroundProps): ReactNode {
  const {app, version, scenario, title, picture} = props;
  const [open, setOpen] = useState<Opened>();
  const place = useRef<HTMLElement>(null);
  const stageStyles = useBaseUrl(STAGE_STYLES);
  const list = useBaseUrl(LIST_OF_FILES);
  // A fallback of Suspense would be shown for 300 ms at least, long after the stage is there.
  const [starting, start] = useTransition();
  const notice = useLinkedCode(place, {
    version,
    isMain: scenario === undefined,
    onCode: (linked) => openStage({linked}),
  });
  const openStage = (opened: Opened): void => {
    preinit(stageStyles, {as: 'style', precedence: 'default'});
    preload(list, {as: 'fetch', crossOrigin: 'anonymous'});
    start(() => setOpen(opened));
  };
  const play = (choice?: ScenarioChoice): void => openStage(choice ? {scenario: choice} : {});
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that closed the phone is gone, and the focus with it.
    if (!open && wasOpen.current) place.current?.querySelector('button')?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  return (
    <section
      ref={place}
      className={open || picture === undefined ? styles.tryIt : undefined}
      data-app={scenario === undefined ? app : undefined}
      data-open={open ? '' : undefined}
      // Many names of many scenarios would make every example the answer to everything; the page of a scenario is found by its text.
      data-pagefind-ignore={scenario === undefined ? '' : undefined}
      aria-label={scenario === undefined ? 'Try this sample' : `Scenario: ${title}`}
    >
      {notice !== '' && <p role="alert">{notice}</p>}
      {open ? (
        <Stage
          key={open.linked?.packed}
          app={app}
          version={version}
          linked={open.linked?.code}
          scenario={open.scenario}
          close={() => setOpen(undefined)}
        />
      ) : (
        <Offer {...props} play={play} />
      )}
      {starting && <p role="status">Starting the simulated phone…</p>}
    </section>
  );
}

type OfferProps = PlaygroundProps & {readonly play: (choice?: ScenarioChoice) => void};

function Offer(props: OfferProps): ReactNode {
  const {app, scenario, title, only, sample = 'this sample', picture, children, play} = props;
  const asked = useAskedScenario();
  const button = (className: string | undefined, content: ReactNode, choice?: ScenarioChoice) => (
    <button type="button" className={className} onClick={() => play(choice)}>
      {content}
    </button>
  );
  if (scenario !== undefined)
    return (
      <>
        {children}
        {button(styles.open, 'Play this scenario', {id: scenario, only})}
        <noscript>
          <Still app={app} scenario={scenario} alt="The app at the end of this scenario." />
        </noscript>
      </>
    );
  if (picture !== undefined)
    return button(
      styles.picture,
      <>
        {picture}
        <span>Run {sample} here</span>
      </>,
    );
  return (
    <>
      {asked !== undefined && (
        <Suspense>
          <AskedScenario key={asked} app={app} id={asked} play={play} />
        </Suspense>
      )}
      <Still app={app} alt={`A phone with ${sample}.`} />
      <p className={styles.offer}>
        {button(styles.open, 'Try it')}{' '}
        <span>
          Run {sample} here, on a simulated phone and store. No account is needed and nothing is
          charged.
        </span>
      </p>
      <p className={styles.withoutScripts}>Running {sample} here needs JavaScript.</p>
      {title !== undefined && (
        <details className={styles.scenarios}>
          <summary className="unfolding">{title}</summary>
          {children}
        </details>
      )}
    </>
  );
}

type StillProps = {readonly app: string; readonly scenario?: string; readonly alt: string};

/** A picture of the phone: beside the offer, or of how a scenario ends for browsers without scripts. */
function Still({app, scenario, alt}: StillProps): ReactNode {
  const address = useBaseUrl(stillOf(app, scenario));
  const className = scenario === undefined ? styles.still : undefined;
  return (
    <img src={address} className={className} loading="lazy" width={280} height={380} alt={alt} />
  );
}
