import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import type {Product} from '../product.ts';
import {catalog} from './schema.ts';

/** Reads what you sell: JSON in the setting itself, or in a file. */
export function readCatalog(
  setting: string | undefined,
  problems: string[],
): Readonly<Record<string, Product>> {
  if (setting === undefined) return {};
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8');
    const {success, output, issues} = v.safeParse(catalog, JSON.parse(text));
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
