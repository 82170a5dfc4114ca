import {describe, expect, it} from 'vitest';
import {remarkKnownElements, remarkNoCode} from './elements.ts';
import {runSteps} from './testing/runSteps.ts';

const known = ['Diagram', 'Tabs', 'details', 'span', 'summary'];
const steps = [remarkNoCode, [remarkKnownElements, {known}]] satisfies Parameters<
  typeof runSteps
>[1];

describe('what a page may be made of', () => {
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
    ['<>Text</>', 'docs/page.md:1: <> has no effect here.'],
    [
      '<span style="color: red">x</span>',
      'docs/page.md:1: <span> takes plain texts only, and no style.',
    ],
    ['<span {...all}>x</span>', 'docs/page.md:1: <span> takes plain texts only, and no style.'],
    ['Text.\n\n{1 + 1}', 'docs/page.md:3: {1 + 1} would be run as code.'],
    ["import a from './a.mdx';", 'docs/page.md:1: Pages cannot import or export.'],
  ])('refuses %j', async (markdown, message) => {
    await expect(runSteps(markdown, steps)).rejects.toThrow(message);
  });
});
