import {expect, it} from 'vitest';
import {parseBuiltPage} from '../html/pages.ts';
import {findFirstText} from './firstText.ts';

const startup = '<script data-startup>s</script>';
const read = (html: string) => {
  const {elements, end} = findFirstText(parseBuiltPage({file: 'a.html', html}));
  const tags = elements.map(({tagName}) => tagName);
  return {above: html.slice(0, end), tags: tags.filter((tag) => !/html|head|body/.test(tag))};
};

it('ends behind the first paragraph after the title', () => {
  const above = `<body>${startup}<nav><p>n</p></nav><main><h1>T</h1><b>x</b><p>a <i>b</i></p>`;
  expect(read(`${above}<p>c</p><u>d</u></main>`)).toEqual({
    above,
    tags: ['script', 'nav', 'p', 'main', 'h1', 'b', 'p', 'i'],
  });
});

it('does not end where a browser with scripts reads no elements', () => {
  const above = `<body>${startup}<main><h1>T</h1><noscript><div><p>n</p></div></noscript><template><p>t</p></template><p>a</p>`;
  expect(read(`${above}<p>c</p></main>`).above).toBe(above);
});

it('does not end at the place of a message', () => {
  const above = `<body>${startup}<main><h1>T</h1><p role=status></p><p>a</p>`;
  expect(read(`${above}</main>`).above).toBe(above);
});

it('is the whole page where a page has no such paragraph', () => {
  const footer = '<footer><p>f</p></footer>';
  for (const main of ['<main><p>a</p></main>', '<main><h1>T</h1></main>', '<h1>T</h1><p>a</p>']) {
    const above = `<body>${startup}<div id=__docusaurus>${main}${footer}</div>`;
    expect(read(`${above}</body>`).above).toBe(above);
  }
});

it('needs the script that the theme adds', () => {
  expect(() => read('<h1>T</h1><p>a</p>')).toThrow('a.html has no <script data-startup>');
});
