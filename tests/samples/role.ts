import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {Shop} from './referenceShop.tsx';
import type {Names} from './runSample.ts';
import {type Scenario, scenariosOf, type Stories} from './scenario.ts';
import type {Stage} from './stage.tsx';

/** Makes the pieces of a shop that a sample takes over; `run` runs the sample as a fresh module. */
export type Cast = (stage: Stage, run: () => Promise<Names>) => Promise<Partial<Shop>>;

/** What a sample is in a shop: the pieces it takes over, and the scenarios that this brings. */
export type Role = {
  readonly scenarios: readonly Scenario[];
  readonly cast: Cast;
  /** What the scenarios buy. */
  readonly product: string;
};

/** A piece of a shop that lives through scenarios. */
export function roleIn(scenarios: readonly Scenario[], cast: Cast, product = 'coins_100'): Role {
  return {scenarios, cast, product};
}

/** A sample that does what the stories of its page say; most are not a piece of a shop. */
export function claims(stories: Stories, product?: string, cast: Cast = async () => ({})): Role {
  return roleIn(scenariosOf(stories), cast, product);
}

/** A role with stories of the page besides its own. */
export function alsoClaims(role: Role, stories: Stories): Role {
  return {...role, scenarios: [...role.scenarios, ...scenariosOf(stories)]};
}

/** A role that makes sense on one platform. */
export function onlyOn(platform: PlatformName, role: Role): Role {
  return {...role, scenarios: role.scenarios.map((scenario) => ({...scenario, platform}))};
}
