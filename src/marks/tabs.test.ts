import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';

it('accepts tabs that are right', async () => {
  const tab = (of: string) => `<Tab of="${of}">\n\nText\n\n</Tab>\n`;
  const page = `<Tabs kind="platform">\n${tab('ios')}${tab('android')}</Tabs>`;
  await expect(runSteps(page, [remarkMarks])).resolves.toContain('<Tab> of="ios"');
});

it.each([
  ['\n<Tabs>\n</Tabs>', 'docs/page.md:2: <Tabs> needs kind="…".'],
  [
    '<Tabs kind="os">\n<Tab of="ios">\n</Tab>\n</Tabs>',
    'docs/page.md:2: There are no tabs of kind "os".',
  ],
  [
    '<Tabs kind="platform">\n<Tab of="web">\n</Tab>\n</Tabs>',
    'docs/page.md:2: Tabs of kind "platform" have no tab "web".',
  ],
  [
    '<Tabs kind="platform">\n<Tab of="ios">\n</Tab>\n</Tabs>',
    'docs/page.md:1: <Tabs> needs two tabs or more.',
  ],
  [
    '<Tabs kind="platform">\n<Tab of="ios">\n</Tab>\n<Tab of="ios">\n</Tab>\n</Tabs>',
    'docs/page.md:4: There is a <Tab of="ios"> already.',
  ],
  ['<Tabs kind="platform">\n\nText\n\n</Tabs>', 'docs/page.md:3: <Tabs> contains only <Tab>.'],
  [
    'Text\n\n<Tab of="ios">\n\nText\n\n</Tab>',
    'docs/page.md:3: <Tab> must be directly inside <Tabs>.',
  ],
])('refuses tabs that are wrong', async (page, message) => {
  await expect(runSteps(page, [remarkMarks])).rejects.toThrow(message);
});
