import type {Surroundings as UpgradeSurroundings} from 'expo-iap-upgrade/cli/surroundings';

/** What surrounds a call of the command. */
export type Surroundings = UpgradeSurroundings & {
  /** All of what is piped in; nothing when a person sits at a terminal. */
  readonly readInput: () => Promise<string | undefined>;
};
