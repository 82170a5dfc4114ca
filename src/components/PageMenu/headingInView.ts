/** A heading that a reader can be led to. */
export type PageHeading = {readonly id: string; readonly text: string};

/** Pixels below the top of the window: a heading that a reader jumps to lands just above, below the bar. */
const READING_LINE = 160;

/** The heading that the reader is at; undefined above the first one. */
export function headingInView(page: Document): PageHeading | undefined {
  const headings = [...page.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= READING_LINE);
  // At its top a page is read as a whole, however short its first section is.
  const found = page.defaultView?.scrollY === 0 ? undefined : passed.at(-1);
  return found && {id: found.id, text: textOf(found)};
}

// The theme puts a link with an invisible character behind the words of a heading.
function textOf(heading: Element): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('hash-link')))
    .map(({textContent}) => textContent ?? '')
    .join('')
    .trim();
}
