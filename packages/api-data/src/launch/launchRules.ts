import * as v from 'valibot';
import rows from './launchRules.json' with {type: 'json'};

const text = v.string();

/** What a store asks of an app that sells, or what money depends on. */
const launchRule = v.pipe(
  v.strictObject({
    id: text,
    store: v.picklist(['ios', 'android', 'both']),
    /** Who looks: `expo-iap launch` where files show it, otherwise only a person. */
    by: v.picklist(['command', 'hand']),
    /** What to make sure of, as a person ticks it. */
    tick: text,
    /** The name of the rule at the store, or of what happens without. */
    rule: text,
    /** Where the store says so; nothing where the library’s own code is the reason. */
    source: v.exactOptional(v.pipe(text, v.startsWith('https://'))),
    /** The page of the docs that says how, below a version. */
    page: text,
  }),
  v.readonly(),
);

/** See the schema. */
export type LaunchRule = v.InferOutput<typeof launchRule>;

/** Every rule, in the order in which a person works through them. */
export const launchRules: readonly LaunchRule[] = v.parse(v.array(launchRule), rows);
