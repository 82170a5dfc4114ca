import {JSDOM} from 'jsdom';
import {expect, it} from 'vitest';
import {drawRatios} from './drawRatios.ts';

const svg = drawRatios([
  {
    title: 'Paint & draw',
    bars: [
      {label: 'Starlight', ratio: 0.5},
      {label: 'VitePress', ratio: 4},
    ],
  },
  {title: 'Bytes', bars: [{label: 'Starlight', ratio: 1}]},
]);
const {document} = new JSDOM(svg, {contentType: 'image/svg+xml'}).window;
const all = (name: string) => [...document.querySelectorAll(name)];
const texts = all('text').map(({textContent}) => textContent);

it('is well-formed, with a title that says what it shows', () => {
  expect(document.documentElement.nodeName).toBe('svg');
  expect(document.querySelector('title')?.textContent).toContain('below 1 is better');
  expect(texts).toContain('Paint & draw');
});

it('draws a bar for each ratio with its number, on a separate sheet, without styles', () => {
  for (const number of ['0.50', '4.00', '1.00']) expect(texts).toContain(number);
  expect(all('rect')[0]?.getAttribute('fill')).toBe('#fbfbfd');
  expect(svg).not.toContain('style');
});

it('ends a bar of 1 at the line, and keeps a very long one on the sheet', () => {
  const line = Number(document.querySelector('line')?.getAttribute('x1'));
  const ends = all('rect')
    .filter((bar) => bar.getAttribute('height') === '11')
    .map((bar) => Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')));
  expect(ends[2]).toBeCloseTo(line);
  expect(ends[0]).toBeLessThan(line);
  expect(ends[1]).toBeLessThan(720);
});
