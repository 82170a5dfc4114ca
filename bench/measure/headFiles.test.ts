import {expect, it} from 'vitest';
import {listHeadFiles} from './headFiles.ts';

it('finds styles and scripts with and without quotes, each once, and none of other sites', () => {
  const html = `<link rel=stylesheet href=/a.css /><link href="/b.css" rel="preload stylesheet">
    <link rel="modulepreload" href="/c.js"><script src=/c.js defer></script>
    <script type="module" src='/d.js'></script><script>inline()</script>
    <link rel=preload href=/e.woff2><script src=https://other.example/x.js></script>`;
  expect(listHeadFiles(html)).toEqual({
    styles: ['/a.css', '/b.css'],
    scripts: ['/c.js', '/d.js'],
  });
});

it('leaves out what no reader with scripts waits for', () => {
  const html = `<link rel=stylesheet href=/a.css><link rel=stylesheet media=print href=/paper.css>
    <noscript><link rel=stylesheet href=/all.css></noscript>`;
  expect(listHeadFiles(html).styles).toEqual(['/a.css']);
});
