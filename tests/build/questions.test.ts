import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {docsVersion, docsVersions, versionRoot} from '../../src/site/versions.ts';
import {readBuild} from './readBuild.ts';

type Answer = {question: string; version: string; page: string; anchor: string};

const folder = 'tests/content/questions';
const answers: Answer[] = readdirSync(folder).flatMap((file): Answer[] =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Questions that a version cannot raise, because what they are about does not exist there. */
const notIn: Readonly<Record<string, readonly string[]>> = {
  Q28: ['2.7', '2.6'],
  Q54: ['2.6'],
};

it('answers each of the sixty collected questions in every version that can raise it', () => {
  const questions = Array.from(
    {length: 60},
    (_, index) => `Q${String(index + 1).padStart(2, '0')}`,
  );
  // A version that is not released yet repeats the one it came from.
  const released = docsVersions.filter(({status}) => status !== 'next');
  const open = released.flatMap(({version}) =>
    questions
      .filter((question) => !notIn[question]?.includes(version))
      .filter(
        (question) => !answers.some((row) => row.question === question && row.version === version),
      )
      .map((question) => `${version} does not answer ${question}`),
  );
  expect(open).toEqual([]);
});

it('leads every question to a place that exists', () => {
  const pages = new Map(readBuild().map(({route, document}) => [route, document]));
  const lost = answers
    .map(({version, page, anchor}) => ({
      route: `${versionRoot(docsVersion(version))}/${page}`,
      anchor,
    }))
    .filter(({route, anchor}) => !pages.get(route)?.getElementById(anchor))
    .map(({route, anchor}) => `${route}#${anchor}`);
  expect([...new Set(lost)]).toEqual([]);
});
