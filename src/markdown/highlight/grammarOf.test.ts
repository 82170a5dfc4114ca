import {expect, it} from 'vitest';
import {languageName} from '../../site/languages.ts';
import {COMPILED, REPOSITORY_ONLY, SHOWN} from '../../site/languages.ts';
import {grammarOf} from './grammarOf.ts';

it.each([...COMPILED, ...SHOWN, ...REPOSITORY_ONLY])('knows %s and a name for it', (language) => {
  expect(grammarOf(language)).toBeTypeOf('object');
  expect(languageName(language)).not.toBe(language);
});

it('refuses a language that it does not know, also one that every object has', () => {
  expect(() => grammarOf('cobol')).toThrow(/^The language "cobol" is unknown\. Write one of: ts, /);
  expect(() => grammarOf('constructor')).toThrow('is unknown');
});
