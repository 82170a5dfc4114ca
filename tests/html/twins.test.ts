import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {versionOfAddress} from '../../src/site/addresses.ts';
import {posts} from '../../src/site/promised.ts';
import {toolPages} from '../../src/site/toolPages.ts';
import {latestVersion, versionRoot} from '../../src/site/versions.ts';
import {contractRoutes, docsRoutes} from './contractRoutes.ts';
import {deadEnd} from './deadEnd.ts';
import {attributes, findPage, pageAt, texts} from './pages.ts';
import {readSkills, readTwins} from './readTwins.ts';

const twins = readTwins();
/** The skills for assistants are made by the same steps. */
const withSkills = [...twins, ...readSkills()];
const tools = toolPages.map(({path}) => path);
const routes = [...docsRoutes, ...posts.map((slug) => `/blog/${slug}`), ...tools];

describe('X Markdown twins', () => {
  it('exist for every docs page, every post and every tool, and for nothing else', () => {
    expect(twins.map(({route}) => route).sort()).toEqual([...routes].sort());
  });

  it('are linked from the head of their pages, and no other page claims to have one', () => {
    const claims = [...contractRoutes, ...tools].flatMap((route) =>
      attributes(pageAt(route), 'link[rel=alternate][type="text/markdown"]', 'href').map(
        (address) => `${route} ${address}`,
      ),
    );
    expect(claims.sort()).toEqual(
      routes.map((route) => `${route} ${environment.url}${route}.md`).sort(),
    );
  });

  it('are plain Markdown: no tags, comments, imports or marks of this site but the ids of places', () => {
    const left = withSkills.flatMap(({route, tree}) => {
      const found: string[] = [];
      visit(tree, (node) => {
        if (node.type === 'html') found.push(`${route}: ${node.value}`);
        if (node.type !== 'text') return;
        if (/<\/?[A-Za-z][^<]*>|\{\/\*|\*\/\}|:::|\{#(?![\w.-]+\})/.test(node.value)) {
          found.push(`${route}: ${node.value}`);
        }
        if (/^(?:import\s.*\sfrom\s['"]|export\s(?:const|default|function))/m.test(node.value)) {
          found.push(`${route}: ${node.value}`);
        }
      });
      return found;
    });
    expect(left).toEqual([]);
  });

  it('name the language of every block and keep only marks that say what compiles it', () => {
    const wrong = withSkills.flatMap(({route, fences}) =>
      fences
        .filter(
          ({lang, meta, value}) =>
            !lang ||
            !/^(?:(?:title|version|error|nocheck)="[^"]+"(?: |$))*$/.test(meta ?? '') ||
            /---\s*cut|#region/.test(value),
        )
        .map(({lang, meta, value}) => `${route}: ${lang} ${meta} ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lead only to addresses that exist, and to twins where there are any', () => {
    const all = new Set(withSkills.flatMap(({links}) => links));
    expect([...all].flatMap((link) => deadEnd(link) ?? [])).toEqual([]);
    const past = [...all].filter((link) =>
      routes.some((route) => link.split('#')[0] === `${environment.url}${route}`),
    );
    expect(past).toEqual([]);
  });

  it.each(twins)('$route says what it is', ({route, header}) => {
    const entry = versionOfAddress(route);
    const {title, description, source, version, package: release, current, date} = header;
    const page = pageAt(route);
    expect([title]).toEqual(texts(page, 'h1'));
    expect([description]).toEqual(attributes(page, 'meta[name=description]', 'content'));
    expect(source).toBe(`${environment.url}${route}`);
    expect(version).toBe(entry?.version);
    expect(release).toBe(entry && `expo-iap@${entry.patch}`);
    expect(date).toBe(
      entry ? undefined : attributes(page, 'time[datetime]', 'datetime')[0]?.slice(0, 10),
    );
    const today = entry && route.replace(versionRoot(entry), versionRoot(latestVersion()));
    const hasToday = today !== undefined && today !== route && findPage(today) !== undefined;
    expect(current).toBe(hasToday ? `${environment.url}${today}.md` : undefined);
  });
});

describe('X a Markdown twin says what its page says', () => {
  it.each(twins)('$route has the headings, the code and the tables', (twin) => {
    const page = pageAt(twin.route);
    const headings = texts(page, 'article :is(h1, h2, h3, h4, h5)');
    const said = twin.headings.map((heading) => toString(heading).replace(/ \{#[\w.-]+\}$/, ''));
    expect(said).toEqual(headings.map((text) => text.replace(/\u200b/g, '')));

    const anchors = new Set(attributes(page, '[id]', 'id'));
    const ids = twin.headings.flatMap(
      (heading) => / \{#([\w.-]+)\}$/.exec(toString(heading))?.[1] ?? [],
    );
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);

    const rows = page
      .$('article table')
      .toArray()
      .map((table) => page.$(table).find('tr').length);
    expect(twin.tables.map(({children}) => children.length)).toEqual(rows);

    const shown = page
      .$('article figure[data-language]')
      .toArray()
      .map((frame) => {
        const lines = page.$(frame).find('.line').not('.hidden-lines .line');
        return unindent(lines.text().trimEnd());
      });
    // A twin has the hidden lines as well, declarations instead of signatures, and signs before changed lines.
    const found = twin.fences.map(({lang, value}, index) => {
      const code = unindent(value);
      const forms = [code, code.replace(/^declare /gm, '')];
      if (lang === 'diff') forms.push(code.replace(/^[-+ ]/gm, ''));
      const visible = shown[index];
      return visible !== undefined && forms.some((form) => form.includes(visible)) ? visible : code;
    });
    expect(found).toEqual(shown);
  });
});

/** Line ends differ where a change contains a blank line. */
function unindent(code: string): string {
  return code.replace(/[ \t]+$/gm, '');
}
