/** A piece of a page's text, by its first and last offset. */
export type PagePlace = {readonly start: number; readonly end: number};

/** Such a piece, and what takes its place. */
export type PageEdit = PagePlace & {readonly text: string};

/** Applies edits that do not overlap. Whatever they leave alone stays as it was, byte for byte. */
export function editText(html: string, edits: readonly PageEdit[]): string {
  let edited = '';
  let from = 0;
  for (const {start, end, text} of edits.toSorted(inOrder)) {
    edited += html.slice(from, start) + text;
    from = end;
  }
  return edited + html.slice(from);
}

/** What is only put in at a place comes before what takes away text behind it. */
const inOrder = (left: PageEdit, right: PageEdit): number =>
  left.start - right.start || left.end - right.end;
