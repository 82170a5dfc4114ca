import {rmSync} from 'node:fs';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import type {Painter} from './loadPainter.ts';
import {writeCards} from './writeCards.ts';

const palette = {surface: '#fff', text: '#000', soft: '#444', line: '#ddd', accent: '#00f'};
const identity = {name: 'Site', host: 'example.com', mark: '<svg/>', palette};
const cards = [
  {permalink: '/', title: 'Home', section: ''},
  {permalink: '/docs/a', title: 'A', section: 'Documentation 2.8'},
];

const {at, read} = testFolder();

function store(paint: Painter, code = '1') {
  const loadPainter = vi.fn(() => Promise.resolve(paint));
  return {
    cacheDir: at('cache'),
    outDir: at('out'),
    baseUrl: '/',
    code,
    loadPainter,
  };
}

const paint: Painter = () => Promise.resolve(Buffer.from('picture'));

it('draws each card once and loads no tools when nothing changed', async () => {
  expect(await writeCards(cards, identity, store(paint))).toBe(2);
  expect(read('out/img/cards/docs/a.png')).toBe('picture');

  rmSync(at('out'), {recursive: true});
  const warm = store(paint);
  expect(await writeCards(cards, identity, warm)).toBe(0);
  expect(warm.loadPainter).not.toHaveBeenCalled();
  expect(read('out/img/cards/index.png')).toBe('picture');
});

it('draws again what changed: a title, the look, the tools', async () => {
  await writeCards(cards, identity, store(paint));
  const [home] = cards;
  const renamed = [
    ...(home ? [home] : []),
    {permalink: '/docs/a', title: 'B', section: 'Documentation 2.8'},
  ];
  expect(await writeCards(renamed, identity, store(paint))).toBe(1);
  const greener = {...identity, palette: {...palette, accent: '#0f0'}};
  expect(await writeCards(cards, greener, store(paint))).toBe(2);
  expect(await writeCards(cards, identity, store(paint, '2'))).toBe(2);
});

it('names the page whose card cannot be drawn', async () => {
  const broken: Painter = () => Promise.reject(new Error('No "漢".'));
  await expect(writeCards(cards.slice(1), identity, store(broken))).rejects.toThrow(
    'The social card of /docs/a cannot be drawn. No "漢".',
  );
});
