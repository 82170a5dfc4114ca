import {expect, it} from 'vitest';
import {editText} from './editText.ts';
import {elementsIn, textOf} from './html.ts';
import {parseBuiltPage, sourceRange} from './pages.ts';

it('reads what <noscript> and <template> have, as a policy has to', () => {
  const {document} = parseBuiltPage({
    file: 'a.html',
    html: '<head><noscript><link rel=stylesheet href=/a.css></noscript><body><template><p>b</template>',
  });
  const names = elementsIn(document).map(({tagName}) => tagName);
  expect(names).toEqual(['html', 'head', 'noscript', 'link', 'body', 'template', 'p']);
  expect(textOf(document)).toBe('b');
});

it('puts a text in before it takes away what is behind its place', () => {
  const removed = {start: 1, end: 2, text: ''};
  for (const edits of [
    [removed, {start: 1, end: 1, text: 'x'}],
    [{start: 1, end: 1, text: 'x'}, removed],
  ])
    expect(editText('abc', edits)).toBe('axc');
});

it('changes nothing of a page but the edited pieces', () => {
  const html = "<!DOCTYPE html><p  CLASS='a'>one<br/><b>two</b><i >three</i>";
  const {document} = parseBuiltPage({file: 'a.html', html});
  const [bold, italic] = ['b', 'i'].map((name) => {
    const found = elementsIn(document).find(({tagName}) => tagName === name);
    if (!found) throw new Error(`The page has no <${name}>.`);
    return sourceRange(found);
  });
  const edits = [bold, italic].flatMap((place, index) =>
    place ? [{...place, text: `${index}`}] : [],
  );
  expect(editText(html, edits)).toBe("<!DOCTYPE html><p  CLASS='a'>one<br/>01");
});
