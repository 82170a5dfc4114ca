import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ErrorEntry} from 'expo-iap-api-data/errors/errorTypes';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {joinKnowledge, readKnowledge} from 'expo-iap-api-data/knowledge';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {parseReadable} from 'mdx-samples/page';
import {describe, expect, it} from 'vitest';
import {checkNames} from '../../../src/checks/names/names.ts';
import {docsVersions, liveVersion} from '../../../src/site/versions.ts';

const versions = docsVersions.map(({version}) => version);
const knowledge = versions.map((version) => readKnowledge(loadSurface(version)));

/** Every sentence of an entry that may contain names or links. */
function sentencesOf(entry: ErrorEntry): readonly string[] {
  if (entry.kind === 'never') return [entry.instead];
  const {ios, android, charged, retry, tell, action} = entry;
  const triggers = [ios, android].flatMap((sent) => sent?.triggers ?? []);
  return [...triggers.map(({when}) => when), charged.because, retry.because, tell, action];
}

describe.each(versions)('the sentences about the codes of %s', (version) => {
  const own = readKnowledge(loadSurface(version));
  const sentences = loadErrors(version).flatMap(sentencesOf);

  it('name only what the version has', () => {
    const source = sentences.join('\n\n');
    const page = parseReadable({path: 'errors', kind: 'docs', version, source});
    const everywhere = joinKnowledge(knowledge).names;
    expect(checkNames(page, {own, everywhere, samples: new Set()})).toEqual([]);
  });

  it('link only to places that exist', () => {
    const folder = version === liveVersion().version ? 'docs' : `versioned_docs/version-${version}`;
    const targets = sentences.flatMap((text) => [...text.matchAll(/\]\(([^)#]*)(#[^)]+)\)/g)]);
    expect(targets.length).toBeGreaterThan(0);
    for (const [, file = '', id = ''] of targets) {
      const page = readFileSync(join(folder, 'api', file || 'error-codes.mdx'), 'utf8');
      const places = [`{/* ${id} */}`, `<Anchor id="${id.slice(1)}" />`];
      expect(
        places.some((place) => page.includes(place)),
        `${file}${id}`,
      ).toBe(true);
    }
  });

  it('are sentences', () => {
    expect(sentences.filter((text) => !/^[A-Z`"].*[.)"]$/s.test(text))).toEqual([]);
    expect(sentences.filter((text) => /!|simply|just |please/i.test(text))).toEqual([]);
  });
});
