import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import type {Product} from '../product.ts';
import {readAppleFiles} from './appleFiles.ts';
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

/** What is wrong with Google's key file; on Google Cloud there is none, and the server's own account is taken. */
function credentialsProblem(file: string | undefined): readonly string[] {
  if (file === undefined) return [];
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isKey = typeof read === 'object' && read !== null && 'type' in read;
    return isKey
      ? []
      : ['GOOGLE_APPLICATION_CREDENTIALS is not the key file of a service account.'];
  } catch (error) {
    // A parser shows what it has read, and this is a private key.
    const why = error instanceof SyntaxError ? 'it is not JSON' : String(error);
    return [`GOOGLE_APPLICATION_CREDENTIALS cannot be read: ${why}.`];
  }
}

/** Reads what you sell: JSON in the setting itself, or in a file. */
function readCatalog(
  setting: string | undefined,
  problems: string[],
): Readonly<Record<string, Product>> {
  if (setting === undefined) return {};
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8');
    const {success, output, issues} = v.safeParse(schema.catalog, JSON.parse(text));
    if (success) {
      if (Object.keys(output).length === 0) problems.push('CATALOG has no product.');
      return output;
    }
    for (const issue of issues)
      problems.push(`CATALOG, "${v.getDotPath(issue) ?? ''}": ${issue.message}.`);
  } catch (error) {
    problems.push(`CATALOG cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return {};
}
