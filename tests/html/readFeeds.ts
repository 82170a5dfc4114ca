import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';

/** What a post is in a feed, in whatever form the feed has. */
type FeedEntry = Readonly<Record<'id' | 'link' | 'title' | 'date' | 'summary' | 'content', string>>;

/** A feed of the build. */
export type Feed = {
  readonly file: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
};

/** Reads the three feeds of the build; text that does not parse fails here. */
export function readFeeds(): Feed[] {
  return [
    readXml('rss.xml', 'item', {
      ...{id: 'guid', link: 'link', title: 'title', date: 'pubDate'},
      ...{summary: 'description', content: 'content:encoded'},
    }),
    readXml('atom.xml', 'entry', {
      ...{id: 'id', link: 'link', title: 'title', date: 'published'},
      ...{summary: 'summary', content: 'content'},
    }),
    readJson(),
  ];
}

function readXml(file: string, entry: string, names: FeedEntry): Feed {
  const text = readFileSync(`build/blog/${file}`, 'utf8');
  const {document: feed} = new JSDOM(text, {contentType: 'text/xml'}).window;
  const read = (found: Element | null | undefined) =>
    found?.getAttribute('href') ?? found?.textContent ?? '';
  return {
    file,
    home: read(feed.querySelector('channel > link, feed > link[rel=alternate]')),
    entries: [...feed.querySelectorAll(entry)].map((one) =>
      entryOf(names, (name) => read(one.getElementsByTagName(name)[0])),
    ),
  };
}

function readJson(): Feed {
  const feed = JSON.parse(readFileSync('build/blog/feed.json', 'utf8'));
  const names = {
    ...{id: 'id', link: 'url', title: 'title', date: 'date_published'},
    ...{summary: 'summary', content: 'content_html'},
  };
  const items: Readonly<Record<string, unknown>>[] = feed.items;
  return {
    file: 'feed.json',
    home: feed.home_page_url,
    entries: items.map((item) => entryOf(names, (name) => String(item[name]))),
  };
}

function entryOf(names: FeedEntry, read: (name: string) => string): FeedEntry {
  const {id, link, title, date, summary, content} = names;
  return {
    ...{id: read(id), link: read(link), title: read(title), date: read(date)},
    ...{summary: read(summary), content: read(content)},
  };
}
