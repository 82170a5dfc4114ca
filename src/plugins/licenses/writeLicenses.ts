import type {License} from './readLicense.ts';

const RULE = '-'.repeat(72);

/** Writes the list of packages and, below it, each license text once with the packages that it is for. */
export function writeLicenses(licenses: readonly License[]): string {
  const sorted = [...licenses].sort((a, b) => label(a).localeCompare(label(b), 'en'));
  const owners = new Map<string, string[]>();
  for (const license of sorted) {
    if (license.text === undefined) continue;
    owners.set(license.text, [...(owners.get(license.text) ?? []), label(license)]);
  }
  return [
    `This site sends parts of ${sorted.length} packages to the browser.`,
    '',
    ...sorted.map(describe),
    ...[...owners].flatMap(([text, names]) => ['', RULE, names.join(', '), '', text]),
    '',
  ].join('\n');
}

function describe(license: License): string {
  const note = license.text === undefined ? ' (the package ships no text)' : '';
  return `${label(license)}: ${license.license}${note}`;
}

function label({name, version}: License): string {
  return `${name} ${version}`;
}
