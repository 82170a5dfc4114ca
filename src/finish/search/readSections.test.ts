import {parseBuiltPage} from 'docusaurus-first-view/pages';
import {describe, expect, it} from 'vitest';
import {readSections as sectionsOf} from './readSections.ts';

const readSections = (html: string, file: string) => sectionsOf(parseBuiltPage({file, html})) ?? [];

const page = (article: string) =>
  `<!doctype html><title>x</title><nav>Site</nav><main><article>${article}</article></main>`;

describe('readSections', () => {
  it('splits a page at its headings and knows what is above them', () => {
    const sections = readSections(
      page(`
        <header><h1>Types</h1></header><p>First.</p>
        <h2 id="purchases"><a href="#purchases">Purchases</a></h2><p>Second.</p>
        <h3 id="purchase"><code>Purchase</code></h3><p>Third.</p>
        <h2 id="requests">Requests</h2><p>Fourth.</p>`),
      'types.html',
    );
    expect(
      sections.map(({anchor, title, above, prose}) => ({anchor, title, above, prose})),
    ).toEqual([
      {anchor: undefined, title: 'Types', above: [], prose: ['First.']},
      {anchor: 'purchases', title: 'Purchases', above: ['Types'], prose: ['Second.']},
      {anchor: 'purchase', title: 'Purchase', above: ['Types', 'Purchases'], prose: ['Third.']},
      {anchor: 'requests', title: 'Requests', above: ['Types'], prose: ['Fourth.']},
    ]);
  });

  it('leaves out what is not text of the page', () => {
    const [section] = readSections(
      page(`
        <nav>Breadcrumbs</nav><span class="theme-doc-version-badge">Version: 2.8</span>
        <div><button>On this page</button></div><ul class="index"><li><a href="#a">A symptom</a></ul>
        <header><h1>Post</h1><div><time>May 1</time> · <!-- -->2 min read</div></header>
        <details data-pagefind-ignore="all"><summary>Page menu</summary></details>
        <fieldset><legend>Platform</legend><input type="radio"><label>iOS</label><div>Kept.</div></fieldset>
        <figure data-language="ts"><figcaption><span>TypeScript</span><button>Copy</button></figcaption>
          <input type="checkbox"><label>Show hidden lines</label>
          <pre><code><span hidden>import</span><span>const</span> kept = 1;</code></pre></figure>
        <div class="checked-samples"><p>All 2 samples …</p></div>
        <footer>Tags: Edit this page</footer>`),
      'post.html',
    );
    expect(section).toMatchObject({title: 'Post', prose: ['Kept.'], code: ['const kept = 1;']});
  });

  it('keeps rows of a table and items of a list apart', () => {
    const [section] = readSections(
      page(
        '<h1>A</h1><table><tr><th>Code<th>Charged<tr><td><code>E_<wbr>A</code><td>no</table><ul><li>one <a href="/">link</a><ul><li>two</ul></ul>',
      ),
      'a.html',
    );
    expect(section?.prose).toEqual(['Code · Charged', 'E_A · no', 'one link', 'two']);
  });

  it('recognizes names in headings, and the fields in the tables under them', () => {
    const sections = readSections(
      page(`<h1>useIAP</h1><p>a</p>
        <h2 id="a"><code>PurchaseIOS</code></h2><table><tr><th>Field<tr><td><code>i<wbr>d</code><td>string</table>
        <h2 id="b">What <code>requestPurchase</code> returns</h2><table><tr><td><code>id</code></table>`),
      'a.html',
    );
    expect(sections.map(({isName, fields}) => ({isName, fields}))).toEqual([
      {isName: true, fields: []},
      {isName: true, fields: ['id']},
      {isName: false, fields: []},
    ]);
  });

  it('makes a section of a row with an address, unless it only leads on', () => {
    const sections = readSections(
      page(`<h1>FAQ</h1><h2 id="plans">Plans</h2><p>Text.</p><ul>
        <li><a id="cache"></a>May I cache products? Only to draw the screen: see <a href="/x">load</a></li>
        <li><a id="kotlin"></a>Built with an old Kotlin: <a href="/y">set it</a></li>
        <li><a id="cancel"></a><a href="/z">Can I cancel for the user?</a></li><li>Other.</li></ul>
        <p><a id="buy"></a><code>buy</code> takes <code>kind: 'all'</code> as well. It waits.</p>
        <p><a id="bold"></a><strong>Coins:</strong> they stay. Nobody takes them.</p>
        <p><a id="sell"></a><code>buy</code> and <code>sell</code> wait. Both do.</p>
        <p><a id="said"></a>Every request waits for its own promise. The next one, too.</p>`),
      'a.html',
    );
    expect(sections.map(({anchor, title, prose}) => [anchor, title, ...prose])).toEqual([
      ['plans', 'Plans', 'Text.', 'Can I cancel for the user?', 'Other.'],
      ['cache', 'May I cache products?', 'May I cache products? Only to draw the screen: see load'],
      ['kotlin', 'Built with an old Kotlin', 'Built with an old Kotlin: set it'],
      ['buy', 'buy', "buy takes kind: 'all' as well. It waits."],
      ['bold', 'Coins', 'Coins: they stay. Nobody takes them.'],
      ['sell', 'Plans', 'buy and sell wait. Both do.'],
      ['said', 'Plans', 'Every request waits for its own promise. The next one, too.'],
    ]);
  });

  it('makes no section of a heading without text', () => {
    const sections = readSections(page('<h1>A</h1><p>a</p><h2>B</h2><h3>C</h3><p>c</p>'), 'a.html');
    expect(sections.map(({title}) => title)).toEqual(['A', 'C']);
  });

  it('takes the description for the text of a page that starts with a heading', () => {
    const html = `<meta name=description content="Says it.">${page('<h1>A</h1><h2>B</h2><p>b</p>')}`;
    expect(readSections(html, 'a.html').map(({title, prose}) => [title, ...prose])).toEqual([
      ['A', 'Says it.'],
      ['B', 'b'],
    ]);
  });

  it('knows a page without an article from one without sections', () => {
    const read = (html: string) => sectionsOf(parseBuiltPage({file: 'a.html', html}));
    expect(read('<main><h1>A</h1></main>')).toBeUndefined();
    expect(read('<article><h2>A</h2></article>')).toBeUndefined();
    expect(read(page('<h1>A</h1>'))).toEqual([]);
  });
});
