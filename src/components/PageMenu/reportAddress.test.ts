// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {headingInView, reportAddress} from './reportAddress.ts';

const page = {
  title: 'Basics & more',
  address: 'https://example.org/docs/a',
  version: '2.8 (Current)',
};

function read(address: string) {
  const {origin, pathname, searchParams} = new URL(address);
  return {
    form: `${origin}${pathname}`,
    title: searchParams.get('title'),
    body: searchParams.get('body'),
  };
}

it('opens the form of a new issue with title, page and version', () => {
  expect(read(reportAddress(page))).toEqual({
    form: 'https://github.com/hyodotdev/openiap/issues/new',
    title: 'Docs: Basics & more',
    body: 'Page: https://example.org/docs/a\nDocs version: 2.8 (Current)\n\nWhat is wrong or missing:\n',
  });
});

it('leads to the section that the reader is at', () => {
  const {body} = read(reportAddress(page, {id: 'größe', text: 'Größe'}));
  expect(body).toContain('Page: https://example.org/docs/a#gr%C3%B6%C3%9Fe\n');
  expect(body).toContain('\nSection: Größe\n');
});

it('does without a version on a post', () => {
  const {title, address} = page;
  expect(read(reportAddress({title, address})).body).not.toContain('version');
});

describe('the section that the reader is at', () => {
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
      '<h2 id="menu">Menu</h2><article><h1 id="t">T</h1><h2 id="a"><a href="#a">First <code>x</code></a></h2><h3 id="b">Second</h3></article>';
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
});
