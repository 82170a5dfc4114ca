import type {Page} from '../../src/samples/parsePage.ts';
import {problemAt} from './problemAt.ts';
import {productNames} from './productNames.ts';
import type {ProseRule} from './proseTypes.ts';
import {readProse} from './readProse.ts';

type WrongName = {readonly found: string; readonly right: string; readonly offset: number};

/** The ending of field names such as `expirationDateIOS`, of which migration texts speak. */
const FIELD_ENDING = 'IOS';

// A name inside a longer one, such as expo-iap-android or android.permission, is somebody else's.
const patterns = productNames.map((name) => ({
  name,
  pattern: new RegExp(
    `(?<![\\w./@-])${name.split(/ |(?<=[a-z])(?=[A-Z])/).join('[ -]?')}(?![\\w/-]|\\.\\w)`,
    'gi',
  ),
}));

/** Makes sure that products are written as their owners write them. */
export const checkNames: ProseRule = (page) =>
  wrongNames(page).map(({found, right, offset}) =>
    problemAt(
      page,
      offset,
      `"${found}" is written ${right}. Mend it with npm run check:prose -- --fix.`,
    ),
  );

/** Returns the text of a page with every product name as its owner writes it. */
export function mendNames(page: Page): string {
  return wrongNames(page).reduceRight(
    (text, {found, right, offset}) =>
      text.slice(0, offset) + right + text.slice(offset + found.length),
    page.source,
  );
}

function wrongNames(page: Page): WrongName[] {
  return readProse(page)
    .flatMap(({value, offset}) =>
      patterns.flatMap(({name, pattern}) =>
        [...value.matchAll(pattern)]
          .filter(([found]) => found !== name && found !== FIELD_ENDING)
          .map(({0: found, index}) => ({found, right: name, offset: offset + index})),
      ),
    )
    .sort((a, b) => a.offset - b.offset);
}
