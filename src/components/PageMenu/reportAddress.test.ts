import {expect, it} from 'vitest';
import {reportAddress} from './reportAddress.ts';

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
    form: 'https://github.com/hyochan/expo-iap/issues/new',
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
