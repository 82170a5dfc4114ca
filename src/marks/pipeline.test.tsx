import {evaluate} from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import CodeFrame from '../components/CodeFrame/index.tsx';
import Tabs from '../components/Tabs/index.tsx';
import Tab from '../components/Tabs/Tab.tsx';
import {liveVersion} from '../site/versions.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from './pipeline.ts';

/** Renders a page the way the site does, up to the HTML that a reader gets without scripts. */
async function render(value: string, path: string): Promise<string> {
  const {default: Page} = await evaluate(
    {value, path},
    {...runtime, remarkPlugins: [...beforeDefaultRemarkPlugins, remarkGfm], rehypePlugins},
  );
  return renderToStaticMarkup(<Page components={{CodeFrame, Tabs, Tab}} />);
}

describe('the pipeline', () => {
  it('puts all of a page into the HTML', async () => {
    const html = await render(
      [
        '## Load <Badges of="fetchProducts" />',
        '<Signature of="fetchProducts" />',
        '<Members of="fetchProducts" />',
        '<Install packages="expo-iap" />',
        '```tsx title="Store.tsx" {1}\nconst a = <Text>{"&"}</Text>;\n```',
        'Before there was <Absent>loadThings</Absent>.',
      ].join('\n\n'),
      'docs/page.mdx',
    );
    expect(html).toContain('<h2>Load</h2>');
    expect(html).toContain(
      '<a href="/tools/api-history#fetchProducts" class="badge badge--since">since 2.8.7</a>',
    );
    expect(html).toContain('aria-label="Signature: fetchProducts"');
    expect(html).toContain('<span class="t-f">fetchProducts</span>');
    expect(html).toMatch(
      /<div class="table-region" role="region" tabindex="0" aria-label="Table: Load"><table class="members stacked"/,
    );
    expect(html).toContain('<code>params.skus</code>');
    expect(html).toContain('<span class="t-f">pnpm</span> add expo-iap');
    expect(html).toContain('<mark class="line line--mark">');
    expect(html).toContain(
      `<code class="absent" title="not in ${liveVersion().patch}">loadThings</code>`,
    );
    expect(html).not.toContain('style=');
  });

  it('has the hidden lines of samples in the HTML, and the imports that a copy needs', async () => {
    const html = await render(
      [
        "```ts {1}\nimport {endConnection, initConnection} from 'expo-iap';\n// ---cut---\nawait initConnection();\n```",
        '```ts continues\nawait endConnection();\n```',
        '<Signature of="fetchProducts" />',
      ].join('\n\n'),
      'docs/page.mdx',
    );
    const [first = '', second = '', signature = ''] = html.split('<figure').slice(1);
    const hiddenOf = (frame: string) =>
      (
        /hidden-lines" hidden>(.*?\n)<\/span><(?:span|mark) class="line/s.exec(frame)?.[1] ?? ''
      ).replace(/<.*?>/g, '');
    expect(first).toContain('>Show hidden lines</label>');
    expect(first).toContain('data-imports="import {initConnection} from &#x27;expo-iap&#x27;;"');
    expect(first).toContain('<mark class="line line--mark"><span class="t-k">await');
    expect(hiddenOf(first)).toBe("import {endConnection, initConnection} from 'expo-iap';\n\n");
    expect(second).toContain('data-imports="import {endConnection} from &#x27;expo-iap&#x27;;"');
    expect(hiddenOf(second)).toBe(`${hiddenOf(first)}await initConnection();\n\n`);
    expect(signature).not.toContain('Show hidden lines');
  });

  it('tells each version what is true there', async () => {
    const page = '<Signature of="requestProducts" />\n\nText <Badges of="requestProducts" />.';
    const old = await render(page, 'versioned_docs/version-2.7/page.mdx');
    const current = await render(page, 'docs/page.mdx');
    expect(old).not.toContain('deprecated');
    expect(current).toContain(
      'deprecated since 2.8.7, removed in 3.0.0</a> use <code>fetchProducts</code>',
    );
  });
});
