import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {SharedCode} from 'playground-frame/edit/sharedCode';
import {Stage, type StageParts} from 'playground-frame/panel/Stage';
import {type ReactNode, Suspense, useState, useSyncExternalStore} from 'react';
import {docsVersion} from '../../site/versions.ts';
import {followChoice, shareChoice, sharedChoice} from '../Tabs/choice.ts';
import {lazyPart} from './lazyPart.tsx';
import type {ScenarioChoice} from './scenarioChoice.ts';

// The app runs first.
const parts: StageParts = {
  Editor: lazyPart('The editor', () => import('playground-frame/desk/Editor')),
  ScenarioPlayer: lazyPart('The list of scenarios', () => import('./SiteScenarios.tsx')),
  Panels: lazyPart('The controls', () => import('playground-frame/panel/Panels')),
  Timeline: lazyPart('The log', () => import('playground-frame/log/Timeline')),
};

const Flow = lazyPart('The diagram', () => import('../Diagram/index.tsx'));

/** A running app on the platform that the page shows, in the release of a docs version. */
export default function SiteStage(props: {
  readonly app: string;
  readonly version: string;
  /** Changed code from the address: it is shown, and runs when the reader starts it. */
  readonly linked: SharedCode | undefined;
  /** The scenario that is ready to be played. */
  readonly scenario: ScenarioChoice | undefined;
  readonly close: () => void;
}): ReactNode {
  const {app, version, linked, scenario, close} = props;
  const chosen = usePlatform();
  // A scenario of one platform decides, until its reader does.
  const [only, setOnly] = useState(scenario?.only);
  const choosePlatform = (platform: PlatformName): void => {
    setOnly(undefined);
    shareChoice('platform', platform);
  };
  return (
    <Stage
      base={useBaseUrl('/')}
      app={app}
      version={version}
      patch={docsVersion(version).patch}
      platform={only ?? chosen}
      choosePlatform={choosePlatform}
      linked={linked}
      scenario={scenario?.id}
      parts={parts}
      flow={
        // Its own boundary: the log does not wait for it.
        <Suspense>
          <Flow of="purchase-flow" />
        </Suspense>
      }
      close={close}
    />
  );
}

/** The platform that the tabs of the page show. */
function usePlatform(): PlatformName {
  const shared = useSyncExternalStore(follow, () => sharedChoice('platform'));
  return shared === 'android' ? 'android' : 'ios';
}

const follow = (onChange: () => void) => followChoice('platform', onChange);
