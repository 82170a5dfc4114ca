import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Where the texts come from that readers see beside the pages. */
const rooms = [
  'src/components',
  'src/theme',
  'src/client',
  'packages/playground-frame/src',
  'packages/upgrade/src',
];
/** Messages for whoever configures the site. */
const forMaintainers = [
  'src/components/navbar/itemProblem.ts',
  'src/components/versions/versionLinks.ts',
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|new \w*Error\([^)]*\)/gm;
const LONG_FORM =
  /\b(?:cannot|failed to load|(?:could|did|do|does|has|have|is|are|was|were|will|would) not)\b/gi;

it('interface texts use contractions, as a person would', () => {
  const found = rooms.flatMap((room) =>
    readdirSync(room, {encoding: 'utf8', recursive: true})
      .map((name) => `${room}/${name}`)
      .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && !forMaintainers.includes(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').replaceAll(COMMENT, '').matchAll(LONG_FORM)].map(
          ([words]) => `${path}: ${words}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
