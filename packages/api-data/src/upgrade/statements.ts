import * as v from 'valibot';
import rows from './statements.json' with {type: 'json'};

/** What a package says itself about what an app needs; a subject without a row is one about which it says nothing. */
const statement = v.pipe(
  v.strictObject({
    /** The line of releases; its newest patch says so. */
    line: v.string(),
    /** `madeWith` is the Expo SDK in the package’s own development files. */
    about: v.picklist(['sdk', 'madeWith', 'reactNative', 'kotlin', 'billing', 'xcode', 'ios']),
    says: v.string(),
    /** The file, and its line where the package is installed here. */
    at: v.string(),
    /** What that line has. */
    text: v.exactOptional(v.string()),
  }),
  v.readonly(),
);

/** See the schema. */
export type Statement = v.InferOutput<typeof statement>;

/** Every statement, the oldest release first. */
export const statements: readonly Statement[] = v.parse(v.array(statement), rows);
