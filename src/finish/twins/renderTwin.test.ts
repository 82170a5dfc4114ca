import {launchRules} from 'expo-iap-api-data/launch/launchRules';
import {describe, expect, it} from 'vitest';
import {markSteps} from '../../marks/steps.ts';
import {liveVersion} from '../../site/versions.ts';
import {renderTwin} from './renderTwin.ts';

const {patch} = liveVersion();
const FENCE = '```';

function twinOf(value: string, path = 'docs/page.mdx'): string {
  return renderTwin(
    {path, value},
    {
      marks: markSteps,
      checkOf: ({lang}) => (lang === 'kotlin' ? {needs: '2.8.7'} : undefined),
      resolve: (target) => `https://example.org/${target}`,
    },
  );
}

describe('a twin', () => {
  it('prints the id of a heading, of a heading that was moved, and of a listed code', () => {
    expect(twinOf('## Give it\n\n<Anchor id="old_name" />See below.')).toBe(
      '## Give it {#give-it}\n\n{#old_name}See below.\n',
    );
    const codes = twinOf('<ErrorTable only="never" />', 'docs/api/error-codes.mdx');
    expect(codes).toMatch(/^- `E_\w+`.* \{#e_\w+\}$/m);
  });

  it('refuses an expression, which nothing could evaluate', () => {
    expect(() => twinOf('Line\n\n{1 + 1}')).toThrow(
      'docs/page.mdx:3: {1 + 1} is not allowed in a Markdown twin.',
    );
  });

  it('has the API data of the version', () => {
    const twin = twinOf(
      '## Load <Badges of="fetchProducts" />\n\n<Signature of="fetchProducts" />\n\n<Members of="fetchProducts" />',
    );
    expect(twin).toContain(
      "## Load {#load}\n\n[since 2.8.7](https://example.org//tools/api-history#fetchProducts)\n\n```ts\nimport type {Product, SubscriptionProduct} from 'expo-iap';\n\ndeclare function fetchProducts(",
    );
    expect(twin).toMatch(/\| Parameter \| Meaning \|\n(?:\| -+ )+\|\n/);
    expect(twin).toContain('| `params.skus` | Ids of the products to load.');
  });

  it('has boxes to tick, with the rule, the page of its own version and what the command looks for', () => {
    const lines = twinOf('<LaunchList />', 'docs/guides/launch.mdx')
      .replaceAll('\\', '')
      .split('\n');
    expect(lines.filter((line) => line.startsWith('- [ ] '))).toHaveLength(launchRules.length);
    for (const {tick, rule, source, page, by} of launchRules) {
      const [path, anchor] = page.split('#');
      const way = path?.replace(/^guides\//, './').replace(/^(?!\.)/, '../');
      const named = source === undefined ? rule : `[${rule}](https://example.org/${source})`;
      const start = `- [ ] ${tick} Rule: ${named} · How: [`;
      const end = `](https://example.org/${way}.mdx#${anchor})${by === 'command' ? ' · *checked by the command*' : ''}`;
      expect(lines.filter((line) => line.startsWith(start) && line.endsWith(end))).toHaveLength(1);
    }
  });

  it('says which names do not exist', () => {
    expect(twinOf('Not <Absent>loadThings</Absent>.')).toBe(
      `Not \`loadThings\` (not in ${patch}).\n`,
    );
    expect(
      twinOf('No <Absent>getReceiptIos</Absent>.', 'versioned_docs/version-2.6/page.mdx'),
    ).toBe('No `getReceiptIos` (not in 2.6.3).\n');
  });

  it('says which names are sent without a type', () => {
    expect(twinOf('Sent as <Absent from="types">priceIOS</Absent>.')).toBe(
      `Sent as \`priceIOS\` (untyped in ${patch}).\n`,
    );
  });

  it('has the error codes of the version', () => {
    const twin = twinOf('<ErrorTable />', 'docs/api/error-codes.mdx');
    expect(twin).toContain('### `E_USER_CANCELLED` {#e_user_cancelled}');
    expect(twin).toContain('| [`E_USER_CANCELLED`](https://example.org/#e_user_cancelled) |');
  });

  it('shows tabs one below the other', () => {
    expect(
      twinOf(
        '<Tabs kind="platform">\n<Tab of="ios">\n\nOne.\n\n</Tab>\n<Tab of="android">\n\nTwo.\n\n</Tab>\n</Tabs>',
      ),
    ).toBe('**iOS**\n\nOne.\n\n**Android**\n\nTwo.\n');
    expect(twinOf('<Install packages="expo-iap" />')).toContain(
      `**pnpm**\n\n${FENCE}bash\npnpm add expo-iap\n${FENCE}`,
    );
  });

  it('tells a diagram as a list', () => {
    const twin = twinOf('<Diagram of="subscription-life" />');
    expect(twin).toMatch(/^\*\*The life of a subscription\*\*\n\n1\. User: /);
    expect(twin).toContain('2. Store: Active: give access\n   - each period: it renews');
  });

  it('quotes admonitions under their title', () => {
    expect(twinOf(':::warning[Mind `x`]\n\nText.\n\n:::')).toBe(
      '> **Warning: Mind `x`**\n>\n> Text.\n',
    );
    expect(twinOf(':::note\n\nText.\n\n:::')).toBe('> **Note**\n>\n> Text.\n');
    expect(() => twinOf(':::caution\n\nText.\n\n:::')).toThrow(
      'docs/page.mdx:1: ":::caution" is unknown.',
    );
  });

  it('keeps colons of prose', () => {
    expect(twinOf('From npm:expo-iap at 10:30.')).toBe('From npm:expo-iap at 10:30.\n');
  });

  it('unfolds details', () => {
    expect(twinOf('<details>\n<summary>All `x`</summary>\n\nText.\n\n</details>')).toBe(
      '**All `x`**\n\nText.\n',
    );
  });

  it('names a component that it cannot render, with the place', () => {
    expect(() => twinOf('Text\n\n<Simulator store="ios" />')).toThrow(
      'docs/page.mdx:3: <Simulator> has no rendering as Markdown',
    );
    expect(() => twinOf('A <Key>x</Key> b')).toThrow('<Key> has no rendering as Markdown');
    expect(() => twinOf('A <>x</> b')).toThrow('<> has no rendering as Markdown');
  });
});

describe('a block of code in a twin', () => {
  it('says in words what its marks mean', () => {
    const twin = twinOf(`${FENCE}kotlin platform="android" version="2.7" {1}\nval a = 1\n${FENCE}`);
    expect(twinOf(`${FENCE}swift platform="ios"\nlet a = 1\n${FENCE}`)).toMatch(/^\*\*iOS only/);
    expect(twin).toBe(
      `**Android only, for expo-iap 2.7, from 2.8.7**\n\n${FENCE}kotlin version="2.7"\nval a = 1\n${FENCE}\n`,
    );
  });

  it('shows a change as a diff, so that nobody copies what goes', () => {
    const twin = twinOf(
      `${FENCE}ts del={1} ins={2}\nlet a;\n// ---cut---\nold();\nnow();\nrest();\n${FENCE}`,
    );
    expect(twin).toBe(`${FENCE}diff\n let a;\n\n-old();\n+now();\n rest();\n${FENCE}\n`);
  });
});
