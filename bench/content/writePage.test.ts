import {expect, it} from 'vitest';
import {writePage} from './writePage.ts';

const page = {
  path: '/docs/intro',
  title: 'A "good" start',
  description: 'What it is.',
  body: 'Text.\n',
};
const shape = {fileOf: (path: string) => `content${path}.md`, addressOf: (path: string) => path};

it('writes front matter, and a heading where the generator writes none', () => {
  const header = '---\ntitle: "A \\"good\\" start"\ndescription: "What it is."\n---\n\n';
  expect(writePage(page, {...shape, needsHeading: false})).toEqual({
    path: 'content/docs/intro.md',
    text: `${header}Text.\n`,
  });
  expect(writePage(page, {...shape, needsHeading: true}).text).toBe(
    `${header}# A "good" start\n\nText.\n`,
  );
});

it('states the day of a post', () => {
  const post = writePage({...page, date: '2025-08-19'}, {...shape, needsHeading: false});
  expect(post.text).toContain('\ndate: 2025-08-19\n---');
});
