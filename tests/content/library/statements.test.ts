import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageFolder} from 'expo-iap-api-data/packages';
import {packageOf} from 'expo-iap-api-data/releaseLines';
import {billingDeadlines} from 'expo-iap-api-data/upgrade/billingDeadlines';
import {statements} from 'expo-iap-api-data/upgrade/statements';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {expect, it} from 'vitest';
import {docsVersions, folderOf} from '../../../src/site/versions.ts';

// What the table of releases says, compared with the packages and with the pages.

const root = fileURLToPath(new URL('../../..', import.meta.url));

const written = statements.filter(({text}) => text !== undefined);

it.each(written)('$patch says "$says" at $at', ({patch, at, text}) => {
  const [file = '', line = ''] = at.split(':');
  const lines = readFileSync(join(packageFolder(root, packageOf(patch)), file), 'utf8').split('\n');
  expect(lines[Number(line) - 1]).toContain(text);
});

it('has the days of Google that pages name', () => {
  const days = billingDeadlines.flatMap(({until, extended}) => [until, extended]);
  for (const version of docsVersions) {
    const {deadline} = fitsFacts.lines.find(({patch}) => patch === version.patch) ?? {};
    const page = readFileSync(join(root, folderOf(version.version), 'guides/faq.mdx'), 'utf8');
    const [section = ''] = /#billing-deadline \*\/\}[^]*?(?=\n###? )/.exec(page) ?? [];
    const named = section.match(/\d{4}-\d\d-\d\d/g);
    expect(named).toEqual(expect.arrayContaining([deadline?.until, deadline?.extended]));
    expect(days).toEqual(expect.arrayContaining(named ?? []));
  }
});
