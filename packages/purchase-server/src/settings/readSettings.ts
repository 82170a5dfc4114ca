import * as v from 'valibot';
import {readAppleFiles} from './appleFiles.ts';
import {credentialsProblem} from './credentials.ts';
import {readCatalog} from './readCatalog.ts';
import * as schema from './schema.ts';

export type Settings = NonNullable<ReturnType<typeof readSettings>['settings']>;

/** The settings, or everything that is missing or wrong with them at once: one sentence each. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const common = parse(schema.common, set, problems);
  const apple = isSetUp(schema.apple, set) ? parse(schema.apple, set, problems) : null;
  const google = isSetUp(schema.google, set) ? parse(schema.google, set, problems) : null;
  if (apple === null && google === null)
    problems.push('Neither store is set up: BUNDLE_ID or PACKAGE_NAME is missing.');
  const catalog = readCatalog(set['CATALOG'], problems);
  const files = readAppleFiles(set, problems);
  problems.push(...credentialsProblem(set['GOOGLE_APPLICATION_CREDENTIALS']));
  if ((set['WEBHOOK_URL'] === undefined) !== (set['WEBHOOK_SECRET'] === undefined))
    problems.push('WEBHOOK_URL and WEBHOOK_SECRET need each other.');
  if (problems.length > 0 || !common || apple === undefined || google === undefined)
    return {settings: null, problems};
  return {
    settings: {...common, catalog, apple: apple && {...apple, ...files}, google},
    problems: [],
  };
}

type Group = typeof schema.apple | typeof schema.google;

/** A store that you sell in has at least one setting; all others of it are then needed. */
function isSetUp({entries}: Group, set: NodeJS.ProcessEnv): boolean {
  return Object.keys(entries).some((name) => set[name] !== undefined);
}

function parse<Schema extends Group | typeof schema.common>(
  wanted: Schema,
  set: NodeJS.ProcessEnv,
  problems: string[],
): v.InferOutput<Schema> | undefined {
  // A key that is not there at all would be told in words of the parser.
  const given = Object.fromEntries(Object.keys(wanted.entries).map((name) => [name, set[name]]));
  const {success, output, issues} = v.safeParse(wanted, given);
  if (success) return output;
  for (const issue of issues)
    problems.push(`${v.getDotPath(issue) ?? 'A setting'} ${issue.message}.`);
  return undefined;
}
