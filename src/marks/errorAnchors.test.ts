import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import toc from '@docusaurus/mdx-loader/lib/remark/toc/index.js';
import {evaluate} from '@mdx-js/mdx';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {rehypeTableRegion} from '../markdown/tables.ts';
import {codeAnchor} from '../site/addresses.ts';
import {docsVersions, liveVersion} from '../site/versions.ts';
import {remarkMarks} from './remarkMarks.ts';

/** Builds the page of the codes with the steps of Docusaurus that set anchors and collect contents. */
async function build(version: string) {
  const folder = version === liveVersion().version ? 'docs' : `versioned_docs/version-${version}`;
  const {default: Page, toc: contents} = await evaluate(
    {
      path: `${folder}/api/error-codes.mdx`,
      value: '## Codes\n\n<ErrorTable />\n\n## Declared only\n\n<ErrorTable only="never" />',
    },
    {
      ...runtime,
      remarkPlugins: [remarkMarks, [headings, {anchorsMaintainCase: false}], toc, remarkGfm],
      rehypePlugins: [rehypeTableRegion],
    },
  );
  // Long codes may break between their words, which is not part of their text.
  const html = renderToStaticMarkup(runtime.jsx(Page, {})).replaceAll('<wbr/>', '');
  return {html, contents};
}

it.each(docsVersions.map(({version}) => version))(
  'gives every code of %s one anchor, and those that arrive a line in the contents',
  async (version) => {
    const {html, contents} = await build(version);
    for (const {code, kind} of loadErrors(version)) {
      const id = codeAnchor(code);
      expect(html.split(`id="${id}"`)).toHaveLength(2);
      expect(html).toContain(`<a href="#${id}"><code>${code}</code></a>`);
      const entry = {value: `<code>${code}</code>`, id, level: 3};
      if (kind === 'sent') expect(contents).toContainEqual(entry);
      else expect(contents).not.toContainEqual(entry);
    }
  },
);

it('answers in a list what readers ask about a code', async () => {
  const {html} = await build('2.8');
  expect(html).toContain('<strong>iOS:</strong>');
  expect(html).toContain('<h3 id="e_user_cancelled"><code>E_USER_CANCELLED</code></h3>');
  expect(html).toContain(
    '<strong>Compare with:</strong> <code>ErrorCode.E_USER_CANCELLED</code> (2)',
  );
  expect(html).toContain('<li id="e_pending"><code>E_PENDING</code>: ');
});
