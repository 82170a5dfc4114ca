import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {Shop} from './referenceShop.tsx';
import type {Names} from './runSample.ts';
import {type Questions, type Scenario, scenariosOf, type Stories, whenOpen} from './scenario.ts';
import type {Stage} from './stage.tsx';

/** Makes the pieces of a shop that a sample takes over, which ran as a fresh module. */
export type Cast = (names: Names, stage: Stage) => Partial<Shop>;

/** What a sample is in a shop: the pieces it takes over, and the scenarios that this brings. */
export type Role = {
  readonly scenarios: readonly Scenario[];
  /** `buy` when to run the sample is to buy; missing when it is no piece of a shop, and a story runs it. */
  readonly cast?: Cast | 'buy';
  /** What the scenarios buy. */
  readonly product: string;
};

/** A piece of a shop that lives through scenarios. */
export function roleIn(
  scenarios: readonly Scenario[],
  cast?: Role['cast'],
  product = 'coins_100',
): Role {
  return {scenarios, product, ...(cast && {cast})};
}

/** A sample that does what the stories of its page say; most are not a piece of a shop. */
export function claims(stories: Stories, product?: string, cast?: Cast): Role {
  return roleIn(scenariosOf(stories), cast, product);
}

/** The same in a shop that is open. */
export const claimsWhenOpen: typeof claims = (stories, product, cast) =>
  claims(whenOpen(stories), product, cast);

/** A sample with a function that stories of its page ask, in a shop that is open. */
export function answers(name: string, questions: Questions, product?: string): Role {
  const stories = Object.entries(questions).map(([story, play]): [string, Scenario['play']] => [
    story,
    async (scene) => play(scene, (await scene.run()).callable(name)),
  ]);
  return claimsWhenOpen(Object.fromEntries(stories), product);
}

/** A role with stories of the page besides its own. */
export function alsoClaims(role: Role, stories: Stories): Role {
  return {...role, scenarios: [...role.scenarios, ...scenariosOf(stories)]};
}

/** The same in a shop that is open. */
export const alsoWhenOpen: typeof alsoClaims = (role, stories) =>
  alsoClaims(role, whenOpen(stories));

/** A role that makes sense on one platform. */
export function onlyOn(platform: PlatformName, role: Role): Role {
  return {...role, scenarios: role.scenarios.map((scenario) => ({...scenario, platform}))};
}
