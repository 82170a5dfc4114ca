import * as v from 'valibot';
import {platform} from '../surface/surface.ts';
import rows from './requirements.json' with {type: 'json'};

const text = v.string();

/** What an app needs to be built with a release of the library, and with which releases. */
const requirement = v.pipe(
  v.strictObject({
    id: text,
    kind: v.picklist(['billing', 'kotlin', 'java', 'android', 'ios', 'xcode', 'native']),
    platform,
    /** First release that requires it. */
    since: text,
    /** First release that no longer does. */
    until: v.exactOptional(text),
    /** An earlier range of releases that required it too, with the same two ends. */
    earlier: v.exactOptional(v.pipe(v.strictObject({since: text, until: text}), v.readonly())),
    /** What is needed, as a short name: "Kotlin 2". */
    needs: text,
    /** Where files of a project show it: the lowest version that does, what happens below it, and the one to write. */
    least: v.exactOptional(text),
    below: v.exactOptional(text),
    write: v.exactOptional(text),
    /** Where another Expo SDK is the way to it: the first that has it. */
    sdk: v.exactOptional(v.number()),
    reason: text,
    /** What to do when it is new for the app. */
    todo: text,
  }),
  v.readonly(),
);

/** See the schema. */
export type Requirement = v.InferOutput<typeof requirement>;

/** What builds need, in the order in which a person sets it up. */
export const requirements: readonly Requirement[] = v.parse(v.array(requirement), rows);
