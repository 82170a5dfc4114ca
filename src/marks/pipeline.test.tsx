import {evaluate} from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import CodeFrame from '../components/CodeFrame/index.tsx';
import {beforeDefaultRemarkPlugins, rehypePlugins} from './pipeline.ts';

/** Renders a page the way the site does, up to the HTML that a reader gets without scripts. */
async function render(value: string): Promise<string> {
  const {default: Page} = await evaluate(
    {value, path: 'docs/page.mdx'},
    {...runtime, remarkPlugins: [...beforeDefaultRemarkPlugins, remarkGfm], rehypePlugins},
  );
  return renderToStaticMarkup(<Page components={{CodeFrame}} />);
}

it('has the hidden lines of samples in the HTML, and the imports that a copy needs', async () => {
  const html = await render(
    [
      "```ts {1}\nimport {endConnection, initConnection} from 'expo-iap';\n// ---cut---\nawait initConnection();\n```",
      '```ts continues\nawait endConnection();\n```',
      '<Signature of="fetchProducts" />',
    ].join('\n\n'),
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
