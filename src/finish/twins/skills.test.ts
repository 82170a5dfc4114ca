import {expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {linkResolver} from './resolveLink.ts';
import {sampleSite} from './sampleSite.ts';
import {makeSkills} from './skills.ts';

const {at, write} = testFolder();

const load = '## Load {#load}\n\n```ts\n// {#words}\nload();\n```';
const faq = `\`\`\`ts\nfirst();\n\`\`\`\n\n${load}\n\n## Words {#words}\n\nNone. {#none}\n`;
const files = new Map([['/docs/guides/faq.md', faq]]);

function skill(text: string): string {
  const source = `---\ntitle: Buy\ndescription: How to buy.\n---\n\n${text}\n`;
  write('src/content/skills/buy.mdx', source);
  const use = {siteDir: at(), resolve: linkResolver(sampleSite), files};
  const made = new Map(makeSkills(sampleSite, use));
  return made.get('/.well-known/agent-skills/buy/SKILL.md') ?? '';
}

it('quotes the code of a section, and leads to the Markdown of pages', () => {
  expect(
    skill('## First\n\n[Words](/docs/guides/faq#words)\n\n[Code](/docs/guides/faq#load)').split(
      '\n# Buy\n\n',
    )[1],
  ).toBe(
    '## First\n\n[Words](https://example.org/docs/guides/faq.md#words)\n\n```ts\n// {#words}\nload();\n```\n',
  );
});

it.each([
  ['[A](/docs/guides/gone)', 'buy.mdx:6: /docs/guides/gone is no Markdown that this build has.'],
  ['[A](/docs/guides/faq#gone)', 'buy.mdx:6: /docs/guides/faq.md has no place "gone".'],
  ['[Code](/docs/guides/faq#words)', 'faq.md#words, a section without code. Quote another.'],
  ['[Code](/docs/guides/faq#none)', 'faq.md#none, a section without code. Quote another.'],
])('refuses %s', (text, sentence) => expect(() => skill(text)).toThrow(sentence));
