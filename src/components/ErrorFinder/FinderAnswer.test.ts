// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {copyBlock} from './FinderAnswer.tsx';

const place = document.createElement('div');

beforeEach(() => {
  document.body.innerHTML =
    '<h3 id="e_sent">E_SENT</h3><ul><li><strong>Charged:</strong> No.</li></ul>' +
    '<h3 id="e_lonely">E_LONELY</h3><p>No list.</p>' +
    '<ul><li id="e_never"><code>E_NEVER</code>: Look at <a href="#e_sent">E_SENT</a>.</li><li id="e_loose"><p>E_LOOSE: nothing.</p></li></ul>';
});

function copied(anchor: string): string {
  const copy = copyBlock(anchor, document);
  place.replaceChildren(...(copy ? [copy] : []));
  return place.innerHTML;
}

it('copies the list under a heading and leaves the original in place', () => {
  expect(copied('e_sent')).toBe('<ul><li><strong>Charged:</strong> No.</li></ul>');
  expect(document.querySelectorAll('#e_sent + ul')).toHaveLength(1);
});

it('copies the line of a list as a paragraph, without its anchor', () => {
  expect(copied('e_never')).toBe(
    '<p><code>E_NEVER</code>: Look at <a href="#e_sent">E_SENT</a>.</p>',
  );
  expect(copied('e_loose')).toBe('<p>E_LOOSE: nothing.</p>');
});

it('has nothing for a place without a block', () => {
  expect(copied('e_lonely')).toBe('');
  expect(copied('e_missing')).toBe('');
});
