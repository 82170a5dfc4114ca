import {describe, expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkIndexTools} from './indexTools.ts';
import {remarkMarks} from './remarkMarks.ts';

const symptoms = `## Find your symptom {/* #symptoms */}

<Index of="symptoms" />

## Check this first {/* #checklist */}

Text.

## Products {/* #products */}

### \`price\` is undefined on Android {/* #price-undefined */}

Read another field.

### One id is missing {/* #one-id-missing */}

#### Details {/* #details */}

## Still stuck {/* #still-stuck */}
`;

const functions = `## All functions {/* #functions */}

<Index of="functions" />

## Before you call {/* #before */}

### On the wrong platform {/* #wrong-platform */}

## Connect

### \`initConnection\` {/* #initconnection */}

\`initConnection\` opens the [connection](#before) of \`a.b\` to
the store. It takes a moment.

### \`endConnection\` {/* #endconnection */}
`;

const expand = (markdown: string) => runSteps(markdown, [remarkMarks]);
const expandWithTools = (markdown: string) => runSteps(markdown, [remarkMarks, remarkIndexTools]);

/** The list that the mark became, as far as the next heading. */
async function indexOf(markdown: string): Promise<string> {
  const tree = await expand(markdown);
  const start = tree.indexOf('list');
  return tree.slice(start, tree.indexOf('\nheading', start));
}

describe('<Index>', () => {
  it('lists symptoms by group with their anchors, and leaves out groups without any', async () => {
    const index = await indexOf(symptoms);
    expect(index).toContain('text "Products"');
    expect(index).toMatch(/link\n\s+inlineCode "price"\n\s+text " is undefined on Android"\n/);
    expect(index).toContain('text "One id is missing"');
    expect(index).not.toMatch(/Check this first|Still stuck|Details/);
  });

  it('lists functions with the first sentence below them', async () => {
    const index = await indexOf(functions);
    expect(index).toMatch(
      /text "Connect"[\s\S]+text "initConnection"\n\s+text " opens the connection of a\.b to the store"/,
    );
    expect(index).toContain('text "endConnection"');
    expect(index).not.toMatch(/Before you call|wrong platform/);
  });

  it.each([
    ['<Index of="pages" />\n\n## A\n\n### B', '<Index of="pages"> is unknown. Write symptoms or'],
    [
      '<Index of="symptoms" />\n\n## A',
      '<Index> has nothing to list: no "###" heading follows it.',
    ],
    ['> <Index of="symptoms" />\n\n## A\n\n### B', 'Write it outside of other elements.'],
  ])('refuses %j', async (markdown, message) => {
    await expect(expand(markdown)).rejects.toThrow(message);
  });
});

describe('the tools of an index', () => {
  it('lead from the end of each group back to the heading of the list', async () => {
    const tree = await expandWithTools(symptoms);
    const ways = [...tree.matchAll(/text "Back to the list"\n(\w+)(.*\n.*)/g)];
    expect(ways).toHaveLength(1);
    expect(ways[0]?.[0]).toMatch(/Back to the list"\nheading\n {2}text "Still stuck/);
  });

  it('offer a platform for symptoms and none for functions', async () => {
    expect(await expandWithTools(symptoms)).toMatch(/<SymptomFilter>\s*\nlist/);
    expect(await expandWithTools(functions)).not.toContain('SymptomFilter');
  });

  it('lead back from the end of the page', async () => {
    expect(await expandWithTools(functions)).toMatch(/Back to the list"\n$/);
  });

  it('leave pages without an index as they are', async () => {
    const page = '## A\n\n### B\n\n## C\n';
    expect(await expandWithTools(page)).toBe(await expand(page));
  });
});
