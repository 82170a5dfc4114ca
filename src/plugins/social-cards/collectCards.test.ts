import {expect, it} from 'vitest';
import {collectCards} from './collectCards.ts';

const site = {baseUrl: '/', tagline: 'What it is', blogTitle: 'Release blog'};

function content(frontMatter: object) {
  const page = {permalink: '/docs/intro', title: 'Introduction', source: '@site/docs/intro.mdx'};
  const post = {permalink: '/blog/one', title: 'One', source: '@site/blog/one.mdx'};
  return {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{label: '2.8 (Current)', docs: [{...page, frontMatter}]}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: {...post, frontMatter: {}}}]},
    },
  };
}

it('lists the site, the blog, its posts and the docs pages', () => {
  expect(collectCards(content({}), site)).toEqual([
    {permalink: '/', title: 'What it is', section: ''},
    {permalink: '/blog', title: 'Release blog', section: ''},
    {permalink: '/blog/one', title: 'One', section: 'Release blog'},
    {permalink: '/docs/intro', title: 'Introduction', section: 'Documentation 2.8'},
  ]);
});

it('refuses a page that brings a picture, which its card would hide', () => {
  expect(() => collectCards(content({image: 'x.png'}), site)).toThrow(
    'docs/intro.mdx sets "image" in its front matter',
  );
});
