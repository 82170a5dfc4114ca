import {expect, it} from 'vitest';
import {cleanContent} from './cleanContent.ts';

const address = 'https://example.com/blog/one';

it('keeps code as text with its caption and its changed lines', () => {
  const html =
    '<figure data-language="ts"><figcaption><span>store.ts</span><span>TypeScript</span><span><span role="status"></span>' +
    '<button>Copy</button></span></figcaption><pre tabindex="0"><code class="c"><del class="line">' +
    '<span class="t-k">old</span>()\n</del><span class="line">a &lt; b</span></code></pre></figure>';
  expect(cleanContent(html, address)).toBe(
    '<figure><figcaption>store.ts, TypeScript</figcaption><pre><code><del>old()\n</del>a &lt; b</code></pre></figure>',
  );
});

it('has the visible lines of a sample only, without the switch for the others', () => {
  const html =
    '<figure data-language="ts"><input type="checkbox" id="a"><label for="a">Show hidden lines</label>' +
    '<pre><code><span class="hidden-lines" hidden><span class="line">import\n</span></span>' +
    '<span class="line">a()</span></code></pre></figure>';
  expect(cleanContent(html, address)).toBe('<figure><pre><code>a()</code></pre></figure>');
});
