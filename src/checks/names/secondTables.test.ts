import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {parseReadable} from 'mdx-samples/page';
import {formatProblem} from 'mdx-samples/problem';
import {describe, expect, it} from 'vitest';
import {checkSecondTables} from './secondTables.ts';

const MEMBERS = '## Finish\n\n<Members of="finishTransaction" />\n\n';
const ABOUT_MEMBER = '| | iOS |\n|---|---|\n| `isConsumable` | ignored |\n';

function check(source: string): string[] {
  const page = parseReadable({path: 'docs/store.mdx', version: '2.8', kind: 'docs', source});
  return checkSecondTables(page, loadSurface('2.8')).map(formatProblem);
}

describe('checkSecondTables', () => {
  it('names the row and what to do with it', () => {
    expect(check(`${MEMBERS}${ABOUT_MEMBER}`)).toEqual([
      'docs/store.mdx:7:3 <Members of="finishTransaction" /> in this section already explains `isConsumable`. Remove the row, and move facts that only it has to packages/api-data/src/meanings.',
    ]);
  });

  it('looks into tabs, before the mark too', () => {
    const tab = `<Tabs kind="platform">\n<Tab of="ios">\n\n${ABOUT_MEMBER}\n</Tab>\n</Tabs>\n`;
    expect(check(`## Finish\n\n${tab}\n<Members of="finishTransaction" />\n`)).toHaveLength(1);
  });

  it.each([
    ['rows about something else', `${MEMBERS}| | iOS |\n|---|---|\n| Resolves | \`true\` |\n`],
    ['rows that say when', `${MEMBERS}| | iOS |\n|---|---|\n| \`isConsumable\` missing | no |\n`],
    ['another section', `${MEMBERS}### Errors\n\n${ABOUT_MEMBER}`],
    ['a section without the mark', `## Finish\n\n${ABOUT_MEMBER}`],
  ])('accepts %s', (_name, source) => {
    expect(check(source)).toEqual([]);
  });
});
