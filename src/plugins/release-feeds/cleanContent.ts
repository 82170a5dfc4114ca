import {JSDOM} from 'jsdom';

/** Serves the reader on our page, or nobody: controls, marks for scripts, links of headings to themselves. */
const CHROME =
  'button, input, label, legend, script, style, svg, [hidden], [role="status"], a.hash-link';

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  details: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  img: ['src', 'alt', 'width', 'height'],
  ins: [],
  kbd: [],
  li: [],
  mark: [],
  ol: ['start'],
  p: [],
  pre: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: [],
  th: ['scope'],
  thead: [],
  tr: [],
  ul: [],
};

/** Turns the HTML of a post into what a feed reader can show: text, code and links, without our chrome. */
export function cleanContent(html: string, address: string): string {
  const {document} = new JSDOM(html).window;
  for (const element of document.querySelectorAll(CHROME)) element.remove();
  for (const caption of document.querySelectorAll('figure > figcaption')) writeCaption(caption);
  for (const element of [...document.body.querySelectorAll('*')]) cleanElement(element, address);
  return document.body.innerHTML.replaceAll(/<!--.*?-->/gs, '').trim();
}

/** The parts of a caption are set apart by style on our page. */
function writeCaption(caption: Element): void {
  const parts = [...caption.children].map(({textContent}) => textContent?.trim() ?? '');
  if (parts.length > 0) caption.textContent = parts.filter((part) => part !== '').join(', ');
}

function cleanElement(element: Element, address: string): void {
  const kept = KEPT[element.localName];
  if (!kept) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const name of element.getAttributeNames()) {
    if (!kept.includes(name)) element.removeAttribute(name);
    else if (name === 'href' || name === 'src')
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', address).href);
  }
}
