import {expect, it, vi} from 'vitest';
import {opensPageHere} from './offlineNavigation.ts';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn()}));

const here = {origin: 'https://docs.test', pathname: '/docs/intro'};
const link = {origin: here.origin, pathname: '/blog', target: ''};
const click = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

it('a click on a link to another page opens it here', () => {
  expect(opensPageHere(click, link, here)).toBe(true);
  expect(opensPageHere(click, {...link, target: '_self'}, here)).toBe(true);
});

it.each([
  ['for a new tab', {...click, ctrlKey: true}, link],
  ['for a new window', {...click, shiftKey: true}, link],
  ['with the middle button', {...click, button: 1}, link],
  ['that something else has handled', {...click, defaultPrevented: true}, link],
  ['to another site', click, {...link, origin: 'https://elsewhere.test'}],
  ['to a place on the same page', click, {...link, pathname: here.pathname}],
  ['that names another window', click, {...link, target: '_blank'}],
])('a click %s does not', (_, thisClick, thisLink) => {
  expect(opensPageHere(thisClick, thisLink, here)).toBe(false);
});
