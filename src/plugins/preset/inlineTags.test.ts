import {expect, it} from 'vitest';
import {compileStartup, withStartup} from './inlineTags.ts';

it('adds to the script of the color mode, and no tag', () => {
  const sprite = {tagName: 'svg', innerHTML: '<symbol/>'};
  const script = {tagName: 'script', innerHTML: 'mode()'};
  expect(withStartup({preBodyTags: [sprite, script]}, 'start()')).toEqual({
    preBodyTags: [sprite, {tagName: 'script', innerHTML: 'mode();start()'}],
  });
});

it('fails when the theme has no such script any more', () => {
  expect(() => withStartup({preBodyTags: []}, 'start()')).toThrow(
    'no longer puts a <script> before the body',
  );
});

it('S1 D5 keeps color mode and version under the names of the framework, and has no types left', () => {
  const code = compileStartup('src/inline/startup.ts', '-3ab');
  expect(code).toMatch(/`\$\{\w+\}-3ab`/);
  expect(code).not.toMatch(/NAMESPACE|HTMLElement>|: void/);
  expect(code.length).toBeLessThan(4800);
});
