import {expect, it} from 'vitest';
import {siteContent} from '../builtSite.ts';
import {collectCards, refusePictures} from './collectCards.ts';

const writeFeeds = async () => undefined;
const blog = {path: 'blog', title: 'Release blog', writeFeeds};
const site = {baseUrl: '/', tagline: 'What it is', blog};

function content(frontMatter: object) {
  const page = {permalink: '/docs/intro', title: 'Introduction', source: '@site/docs/intro.mdx'};
  const post = {permalink: '/blog/one', title: 'One', source: '@site/blog/one.mdx'};
  return siteContent({
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{label: '2.8 (Current)', docs: [{...page, frontMatter}]}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: {...post, frontMatter: {}}}]},
    },
  });
}

it('lists the site, the blog, its posts and the docs pages', () => {
  expect(collectCards({...site, content: content({})})).toEqual([
    {permalink: '/', title: 'What it is', section: ''},
    {permalink: '/blog', title: 'Release blog', section: ''},
    {permalink: '/blog/one', title: 'One', section: 'Release blog'},
    {permalink: '/docs/intro', title: 'Introduction', section: 'Documentation 2.8'},
  ]);
});

it('refuses a page that brings a picture, which its card would hide', () => {
  expect(() => refusePictures(content({image: 'x.png'}))).toThrow(
    'docs/intro.mdx sets "image" in its front matter',
  );
});
