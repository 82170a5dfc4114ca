import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageFolder} from 'expo-iap-api-data/packages';
import {releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {billingDeadlines} from 'expo-iap-api-data/upgrade/billingDeadlines';
import {statements} from 'expo-iap-api-data/upgrade/statements';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {expect, it} from 'vitest';
import {docsVersions, folderOf} from '../../../src/site/versions.ts';

// What the table of releases says, compared with the packages and with the pages.

const root = fileURLToPath(new URL('../../..', import.meta.url));

const written = statements.filter(({text}) => text !== undefined);

it.each(written)('$line says "$says" at $at', ({line, at, text}) => {
  const release = [...releaseLines, ...upgradeTargets].find(({version}) => version === line);
  const [file = '', number = ''] = at.split(':');
  const source = readFileSync(join(packageFolder(root, release?.package ?? ''), file), 'utf8');
  expect(source.split('\n')[Number(number) - 1]).toContain(text);
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
