import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {Shop} from './referenceShop.tsx';
import type {Names} from './runSample.ts';
import type {Scenario, Scene} from './scenario.ts';
import type {Stage} from './stage.tsx';

/** What a sample is in a shop: the pieces it takes over, and the scenarios that this brings. */
export type Role = {
  readonly name: string;
  readonly scenarios: readonly Scenario[];
  /** What the scenarios buy. */
  readonly product: string;
  /** `run` runs the sample as a fresh module. */
  readonly cast: (stage: Stage, run: () => Promise<Names>) => Promise<Partial<Shop>>;
};

/** What a page claims about a sample, each with the story that shows it. */
export type Stories = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

/** A sample that is not a piece of a shop: what it does is what the stories say. */
export function claims(stories: Stories, product = 'coins_100'): Role {
  return {name: 'claims', scenarios: scenariosOf(stories), product, cast: async () => ({})};
}

/** A role with stories of the page besides its own. */
export function alsoClaims(role: Role, stories: Stories): Role {
  return {...role, scenarios: [...role.scenarios, ...scenariosOf(stories)]};
}

/** A role that makes sense on one platform. */
export function onlyOn(platform: PlatformName, role: Role): Role {
  return {...role, scenarios: role.scenarios.map((scenario) => ({...scenario, platform}))};
}

function scenariosOf(stories: Stories): readonly Scenario[] {
  return Object.entries(stories).map(([name, play]) => ({name, play}));
}
