import {expect, it} from 'vitest';
import {describeSection} from './describeSection.ts';
import type {SearchSection} from './readSections.ts';

const section: SearchSection = {
  anchor: 'retry',
  title: 'Retry <only> "once"',
  above: ['Handle errors', 'Steps'],
  isName: false,
  prose: ['a < b & finish'],
  code: ['<b> initConnection(); const a = initConnection; finish'],
  fields: [],
};
const page = {route: '/docs/guides/error-handling', version: '2.8'};

it('writes titles as data and text as text, whatever characters it has', () => {
  const {url, content} = describeSection(page, section);
  expect(url).toBe('/docs/guides/error-handling#retry');
  expect(content).toContain('data-pagefind-meta="version[content]" content="2.8"');
  expect(content).toContain('"title[content]" content="Retry &lt;only&gt; &quot;once&quot;"');
  expect(content).toContain('"above[content]" content="Handle errors › Steps"');
  expect(content).toContain('<body data-pagefind-body><p>a &lt; b &amp; finish</p></body>');
});

it('counts the names in samples that the text does not have', () => {
  expect(describeSection(page, section).content).toContain(
    '"code[content]" content="initConnection const"',
  );
});

it('marks whole pages and names, which rank before mentions', () => {
  const whole = describeSection(page, {...section, anchor: undefined, title: 'Errors'});
  expect(whole.url).toBe('/docs/guides/error-handling');
  expect(whole.content).toContain('"page[content]" content="Errors"');
  const name = describeSection(page, {...section, title: 'E_A', isName: true, fields: ['x', 'y']});
  expect(name.content).toContain('"name[content]" content="E_A"');
  expect(name.content).toContain('"fields[content]" content="x y"');
  expect(describeSection(page, section).content).not.toMatch(/"(?:page|name|fields)\[content\]"/);
});
