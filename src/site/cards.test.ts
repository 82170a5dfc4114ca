import {expect, it} from 'vitest';
import {cardAlt, cardPath, docsSection} from './cards.ts';

it('gives every page its own path, whatever the base URL', () => {
  expect(cardPath('/', '/')).toBe('img/cards/index.png');
  expect(cardPath('/docs/api/', '/')).toBe('img/cards/docs/api.png');
  expect(cardPath('/docs/api/use-iap', '/')).toBe('img/cards/docs/api/use-iap.png');
  expect(cardPath('/site/docs/intro', '/site/')).toBe('img/cards/docs/intro.png');
});

it('names the section of a version without what will not stay true', () => {
  expect(docsSection('2.8 (Current)')).toBe('Documentation 2.8');
  expect(docsSection('2.7')).toBe('Documentation 2.7');
});

it('says what the picture shows', () => {
  expect(cardAlt('Site', {title: 'Tagline', section: ''})).toBe('Site: Tagline');
  expect(cardAlt('Site', {title: 'Types', section: 'Documentation 2.7'})).toBe(
    'Site, Documentation 2.7: Types',
  );
});
