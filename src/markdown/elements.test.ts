import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {runSteps} from './testing/runSteps.ts';
import {components, remarkKnownComponents} from './elements.ts';
import {remarkNoCode} from './mark/remarkNoCode.ts';

const steps = [remarkNoCode, remarkKnownComponents];

describe('what a page may be made of', () => {
  it('names only components that the theme registers', () => {
    const registered = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
    for (const name of components) expect(registered).toMatch(new RegExp(`^  ${name},$`, 'm'));
  });

  it.each([
    '<Tabs kind="platform">\n\nText.\n\n</Tabs>',
    '<details open>\n<summary>More</summary>\n\nText.\n\n</details>',
    'Text {/* with a comment */} and {}.',
  ])('accepts %j', async (markdown) => {
    await expect(runSteps(markdown, steps)).resolves.toBeTruthy();
  });

  it.each([
    [
      '\n<Diagramm of="x" />',
      'docs/page.md:2: <Diagramm> is unknown on pages. Do you mean <Diagram>?',
    ],
    ['A <a href="x">b</a>.', 'docs/page.md:1: <a> is unknown on pages. Write [text](address).'],
    ['<>Text</>', 'docs/page.md:1: <> holds nothing together here.'],
    [
      '<span style="color: red">x</span>',
      'docs/page.md:1: <span> takes plain texts only, and no style.',
    ],
    ['<span {...all}>x</span>', 'docs/page.md:1: <span> takes plain texts only, and no style.'],
    ['Text.\n\n{1 + 1}', 'docs/page.md:3: {1 + 1} would be run as code.'],
    ["import a from './a.mdx';", 'docs/page.md:1: Pages import and export nothing.'],
  ])('refuses %j', async (markdown, message) => {
    await expect(runSteps(markdown, steps)).rejects.toThrow(message);
  });
});
