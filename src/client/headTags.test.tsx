// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import {Helmet as Upstream, HelmetProvider as UpstreamProvider} from 'react-helmet-async';
import {afterEach, describe, expect, it} from 'vitest';
import {Helmet, HelmetProvider} from './headTags.tsx';

type Heads = {
  Head: ComponentType<{children?: ReactNode}>;
  Provider: ComponentType<{children?: ReactNode}>;
};
const upstream: Heads = {Head: Upstream, Provider: UpstreamProvider};
const ours: Heads = {Head: Helmet, Provider: HelmetProvider};

const site = ({Head}: Heads, locale: string) => (
  <Head>
    <html lang={locale} dir="ltr" />
    <body />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta httpEquiv="refresh" content="3" />
    <link rel="icon" href="/icon.svg" />
    <link rel="canonical" href="/site" />
    <link href="/other" rel="alternate" hrefLang="en" />
    <link rel="alternate" href="/Other" hrefLang="x-default" />
    <link rel="stylesheet" href="/print.css" media={undefined} />
    <meta content="without a name" />
  </Head>
);

const page = ({Head}: Heads, name: string, hydrated = false) => (
  <>
    <Head>
      <html className={`page-${name}`} data-has-hydrated={hydrated} />
      <title>
        {name} · {'Site'}
      </title>
      {['og:title', 'og:description'].map((property) => (
        <meta key={property} property={property} content={`${property} of ${name}`} />
      ))}
      {false}
    </Head>
    <Head>
      <>
        <meta name="Twitter:card" content="" />
        <meta name="keywords" content="a" />
        <meta name="keywords" content="b" />
      </>
    </Head>
    <Head>
      <link rel="canonical" href={`/site/${name}`} />
      <link rel="alternate" href="/other" type="text/markdown" />
      <script type="application/ld+json">{`{"name":"${name}"}`}</script>
      <script src="/a.js" async />
      <style>{'p {color: red}'}</style>
      <noscript>{'<p>No script</p>'}</noscript>
    </Head>
  </>
);

const frames = () => act(() => new Promise((done) => setTimeout(done, 60)));

/** The head after each of several steps: a page, another in its place, one that renders again, none. */
async function steps(heads: Heads): Promise<string[]> {
  const {Provider} = heads;
  const show = (content: ReactNode, locale = 'en') => (
    <Provider>
      {site(heads, locale)}
      {content}
    </Provider>
  );
  const {rerender} = render(show(page(heads, 'first')));
  const seen: string[] = [];
  const look = async (content?: ReactNode) => {
    if (content) rerender(content);
    await frames();
    seen.push(document.documentElement.outerHTML.replace(/<body>.*<\/body>/s, ''));
  };
  await look();
  await look(show(<div key="second">{page(heads, 'second')}</div>));
  await look(show(<div key="second">{page(heads, 'second', true)}</div>));
  await look(show(null, 'fr'));
  cleanup();
  await frames();
  return seen;
}

const FROM_SERVER =
  '<title>Server</title><meta charset="utf-8"><meta data-rh="true" property="og:title" content="Server">' +
  '<link data-rh="true" rel="icon" href="/icon.svg">';

function clean(): void {
  cleanup();
  document.head.innerHTML = FROM_SERVER;
  for (const {name} of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}
afterEach(clean);

it('writes what react-helmet-async writes, in the same order', async () => {
  clean();
  const expected = await steps(upstream);
  clean();
  expect(expected[0]).toContain('<title>first · Site</title>');
  expect(await steps(ours)).toEqual(expected);
});

describe.each([
  ['react-helmet-async', upstream],
  ['ours', ours],
])('%s', (_, heads) => {
  it('keeps the elements that the server rendered and that nothing changes', async () => {
    clean();
    const icon = document.querySelector('link[rel=icon]');
    const title = document.querySelector('meta[property]');
    render(<heads.Provider>{site(heads, 'en')}</heads.Provider>);
    await frames();
    expect(document.querySelector('link[rel=icon]')).toBe(icon);
    expect(document.querySelector('meta[property]')).not.toBe(title);
  });
});
