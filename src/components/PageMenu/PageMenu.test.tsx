// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import PageMenu from './index.tsx';

const menu = (
  <PageMenu
    title="Purchases"
    version="2.7"
    address="https://example.org/docs/2.7/purchases"
    twin="/docs/2.7/purchases.md"
  />
);

describe('PageMenu', () => {
  it('works as plain HTML: a list that unfolds, with links that are complete', () => {
    const html = renderToStaticMarkup(menu);
    expect(html).toMatch(/^<details[^>]*><summary[^>]*>Page menu<\/summary><ul/);
    expect(html).toContain('href="/docs/2.7/purchases.md"');
    expect(html).toContain('issues/new?title=Docs%3A+Purchases&amp;body=Page%3A+https');
    expect(html).not.toContain('style=');
  });

  it('says what to do when copying fails', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    render(menu);
    fireEvent.click(screen.getByText('Copy page'));
    expect(await screen.findByText(/^Couldn’t copy\. Open “View as Markdown”/)).toBeTruthy();
  });

  it('adds the section to the report at the click', () => {
    const article = document.createElement('article');
    article.innerHTML = '<h2 id="finish">Finish</h2>';
    document.body.append(article);
    vi.stubGlobal('scrollY', 100);
    render(menu);
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: /Report/, hidden: true});
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(new URL(link.href).searchParams.get('body')).toContain('/purchases#finish');
    article.remove();
  });
});
