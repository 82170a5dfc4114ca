import path from 'node:path';
import {checkSources} from 'expo-iap-tools/check/checkSources';
import {readRelease} from 'expo-iap-tools/release/release';
import {expect, it} from 'vitest';
import {readContent} from '@site/src/checks/content.ts';

// What the pages teach is right, so the check of code that readers run has nothing to say about it.

const {sampleFiles} = await readContent(path.resolve(import.meta.dirname, '../..'));
type SampleFile = (typeof sampleFiles)[number];

const IMPORT = /\bfrom '(\.[^']*)'/g;

function importsOf({path: file, text}: SampleFile): readonly SampleFile[] {
  const targets = [...text.matchAll(IMPORT)].map(([, source = '']) =>
    path.join(path.dirname(file), source),
  );
  return sampleFiles.filter((each) => targets.includes(each.path.replace(/\.\w+$/, '')));
}

/** An app is a file that no other imports, with all that it imports. */
const imported = new Set(sampleFiles.flatMap(importsOf));
const apps = sampleFiles
  .filter((file) => !imported.has(file))
  .map((entry) => {
    const files = new Set([entry]);
    // A set that grows while it is walked gives what was added too.
    for (const file of files) for (const each of importsOf(file)) files.add(each);
    return {entry, files: [...files]};
  });

function check(files: readonly SampleFile[], version: string): readonly string[] {
  const sources = files.map(({path: name, text}) => ({name, text}));
  return checkSources(sources, readRelease(version)).findings.map(
    ({file, line, rule}) => `${file}:${line} ${rule}`,
  );
}

it.each(apps)('has nothing to say about $entry.path', ({entry, files}) => {
  expect(check(files, entry.version)).toEqual([]);
});

it.each(apps)('would name what the release of $entry.path lacks', ({entry, files}) => {
  const text = `import {requestPurchases} from 'expo-iap';\n${entry.text}`;
  const others = files.filter((file) => file !== entry);
  expect(check([{...entry, text}, ...others], entry.version)).toEqual([
    `${entry.path}:1 missing-name`,
  ]);
});
