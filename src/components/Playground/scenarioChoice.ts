import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlatformName} from 'expo-iap-test-kit/versions';

/** A scenario that a reader chose before the phone runs. */
export type ScenarioChoice = {
  readonly id: string;
  /** The platform of a scenario that runs on only one. */
  readonly only?: PlatformName | undefined;
};

/** The scenario that the address of the page names, such as `?scenario=pending-overnight`. */
export function useAskedScenario(): string | undefined {
  const {search} = useLocation();
  // The page was built without a query.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? new URLSearchParams(search).get('scenario') : null;
  return asked ?? undefined;
}
