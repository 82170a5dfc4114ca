// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {headingInView} from './headingInView.ts';

/** Lays the headings of the page out at the given distances from the top of the window. */
function scrollTo(tops: Readonly<Record<string, number>>): void {
  for (const heading of document.querySelectorAll('[id]')) {
    const rect = new DOMRect(0, tops[heading.id] ?? 0, 100, 20);
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(rect);
  }
}

beforeEach(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      readonly top: number;
      constructor(_x: number, y: number) {
        this.top = y;
      }
    },
  );
  vi.stubGlobal('scrollY', 400);
  document.body.innerHTML =
    '<h2 id="menu">Menu</h2><article><h1 id="t">T</h1><h2 id="a">First <code>x</code><a class="hash-link">​</a></h2><h3 id="b">Second</h3></article>';
});

it('is the last heading that the reader has reached', () => {
  scrollTo({a: 144, b: 200});
  expect(headingInView(document)).toEqual({id: 'a', text: 'First x'});
  scrollTo({a: -700, b: 144});
  expect(headingInView(document)?.id).toBe('b');
});

it('is none before the first section', () => {
  scrollTo({menu: 0, t: 10, a: 400, b: 800});
  expect(headingInView(document)).toBeUndefined();
});

it('is none at the top of a page, however short its first section is', () => {
  vi.stubGlobal('scrollY', 0);
  scrollTo({a: 100, b: 200});
  expect(headingInView(document)).toBeUndefined();
});
