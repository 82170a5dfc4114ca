import {isSavingData} from './savingData.ts';
import {find, isLeft, leave, mark, page} from './thisPage.ts';

/** Lists the style sheet of the page and then its scripts. */
export const list = find<HTMLMetaElement>('meta[name=later-files]');

const files = list?.content.split(' ') ?? [];
let isStarted = !list;

const make = <Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(page.createElement(tag), properties);

/** Puts styles behind those of the page. */
export const addStyles = (styles: Node): void => list?.before(styles);

/**
 * Adds a file; a script that does not come is asked for a second time. A sheet without rules is a page that the server
 * sent in its place.
 */
function add(file: string, isAgain = false): Promise<unknown> {
  return new Promise((onload, onerror) => {
    if (file.endsWith('.css')) {
      const link = make('link', {rel: 'stylesheet', href: file, onerror});
      link.onload = () => (link.sheet?.cssRules.length ? onload : onerror)(0);
      addStyles(link);
    } else {
      const fail = () => (isAgain ? onerror() : onload(add(file, true)));
      page.head.append(make('script', {async: false, src: file, onload, onerror: fail}));
    }
  });
}

/** Notes what did not come, unless the reader leaves: then browsers end what is on its way. */
const fail = (name: string) => (): void => {
  if (!isLeft()) mark(name);
};

/** Loads the files once. */
export function start(): void {
  if (isStarted) return;
  mark('loading');
  // React takes over whole documents only.
  if (page.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  isStarted = true;
  addEventListener('beforeunload', leave);
  const [sheet = '', ...scripts] = files;
  // Styles first: what scripts draw must not be seen without them. A missing sheet must not keep the scripts away.
  void add(sheet)
    .catch(fail('styles-failed'))
    .then(() => Promise.all(scripts.map((script) => add(script))))
    .catch(fail('load-failed'));
}

/** Fetches the files while the browser is idle, so that they are there when the reader acts. */
export function prefetch(): void {
  if (isStarted || isSavingData()) return;
  for (const href of files) page.head.append(make('link', {rel: 'prefetch', href}));
}
