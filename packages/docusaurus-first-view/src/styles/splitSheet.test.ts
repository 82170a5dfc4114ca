import {expect, it} from 'vitest';
import {elementsIn, parseHtml} from '../html/html.ts';
import {nameShape, shapesOf} from './matching.ts';
import {splitSheet} from './splitSheet.ts';

const ABOVE = '<nav class="a b" id=i><p>';

/** Splits for a page that has, below what is read first, a table, and `below`. */
function split(css: string, below = ''): {upper: string; lower: string} {
  const shapes = (html: string) => shapesOf(elementsIn(parseHtml(html)).map(nameShape), css);
  return splitSheet(css, {
    first: shapes(ABOVE),
    all: shapes(`${ABOVE}</nav><table class=t><tr><td class="c d"></table>${below}`),
  });
}

it('moves down what matches nothing of the first text', () => {
  expect(split('.a{x:1}td{x:1}.a td{x:1}#i>p{x:1}.b.t{x:1}.a:is(.b,.t){x:1}')).toEqual({
    upper: '.a{x:1}#i>p{x:1}.a:is(.b,.t){x:1}',
    lower: 'td{x:1}.a td{x:1}.b.t{x:1}',
  });
});

it('takes states, attributes and pseudo-elements for given', () => {
  const css = 'p:focus{x:1}[data-x] .a:has(td)::before{x:1}.b:not(.a){x:1}*{x:1}';
  expect(split(css)).toEqual({upper: css, lower: ''});
});

it('leaves a rule in its place before one that stays, if the two could be at odds', () => {
  const atOdds = '.c{margin:1px}[data-x]{margin-top:2px}';
  expect(split(atOdds)).toEqual({upper: atOdds, lower: ''});
  for (const fine of [
    // Another property, another weight, another layer, no element in common, another order.
    '.c{color:red}[data-x]{margin:2px}',
    'td.c{margin:1px}[data-x]{margin:2px}',
    '@layer l{.c{margin:1px}}[data-x]{margin:2px}',
    '.c{margin:1px}.b{margin:2px}',
    '[data-x]{margin:2px}.c{margin:1px}',
  ])
    expect(split(fine).lower, fine).toContain('.c{');
});

it('knows sides and shorthands by their names, and refuses what sets everything', () => {
  for (const [left, right] of [
    ['top', 'inset'],
    ['border-color', 'border-inline-start'],
    ['line-height', 'font'],
    ['-webkit-text-decoration', 'text-decoration'],
    ['row-gap', 'gap'],
    ['grid-row-gap', 'gap'],
    ['white-space', 'text-wrap'],
    ['page-break-before', 'break-before'],
    ['inline-size', 'width'],
    ['--x', '--x'],
  ])
    expect(split(`.c{${left}:1}[data-x]{${right}:2}`).lower, left).toBe('');
  expect(split('.c{--x:1}[data-x]{--y:2}').lower).not.toBe('');
  expect(() => split('.c{all:unset}')).toThrow('A rule sets "all"');
});

it('leaves a rule in its place before one that stays only for another rule', () => {
  const chain = '.d{x:1}.c{x:2;y:1}[data-x]{y:2}';
  expect(split(chain)).toEqual({upper: chain, lower: ''});
});

it('keeps conditions in both parts, and typefaces, movements and the order of layers in the first', () => {
  expect(
    split(
      '@layer l{td{x:1}}@layer m;@font-face{y:1}@keyframes k{to{x:1}}@media z{td{x:1}p{x:1}}@media w{td{x:1}}',
    ),
  ).toEqual({
    upper: '@layer l{}@layer m;@font-face{y:1}@keyframes k{to{x:1}}@media z{p{x:1}}',
    lower: '@layer l{td{x:1}}@media z{td{x:1}}@media w{td{x:1}}',
  });
});
