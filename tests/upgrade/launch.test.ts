import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {launchRules} from 'expo-iap-api-data/launch/launchRules';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {launchFindings} from 'expo-iap-tools/launch/launchFindings';
import {readShop} from 'expo-iap-tools/launch/readShop';
import {readRelease} from 'expo-iap-tools/release/release';
import {reachOf} from 'expo-iap-tools/scan/program/reach';
import {expect, it} from 'vitest';
import {root} from './compiled.ts';
import {samplesOf} from './samples.ts';

const release = readRelease('2.8');

/** The examples that are all of an app that sells; other samples are parts of one. */
const WHOLE = /_samples\/(?:basic-store|complete-impl|subscription-manager)\.tsx$/;

// What a part lacks is a question, and what is wrong in it is wrong everywhere.
it('the pages and the examples break no rule of the stores, but for what readers replace', async () => {
  const modules = await samplesOf(release.version);
  const files = modules.map(({fileName: name, text}) => ({name, text, plain: false}));
  expect(files.filter(({name}) => WHOLE.test(name))).toHaveLength(3);
  const {withImports} = reachOf(files);
  const broken = files.flatMap((file) => {
    const shop = readShop([...withImports([file])], release);
    const findings = shop
      ? launchFindings({
          ...{shop, release, catalogs: [], versions: {}, today: '2026-11-29'},
          app: {
            isApp: WHOLE.test(file.name),
            stores: new Set(['ios', 'android']),
            packageName: undefined,
            blocked: undefined,
            dependency: {file: 'package.json', line: 1, column: 1},
          },
        })
      : [];
    // What readers replace is found where they forget it.
    const example = /is an example|the session of every user/;
    return findings.filter(({group, message}) => group !== 'question' && !example.test(message));
  });
  expect(broken).toEqual([]);
});

it.each(releaseLines.map(({version}) => version))('%s has the section of each rule', (version) => {
  const folder = version === release.version ? 'docs' : `versioned_docs/version-${version}`;
  const lacking = launchRules.filter(({page}) => {
    const [path = '', anchor = ''] = page.split('#');
    const text = readFileSync(join(root, folder, `${path}.mdx`), 'utf8');
    return ![`{/* #${anchor} */}`, `id="${anchor}"`].some((mark) => text.includes(mark));
  });
  expect(lacking).toEqual([]);
});
