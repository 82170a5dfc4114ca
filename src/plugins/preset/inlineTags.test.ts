import {resolve} from 'node:path';
import {bundleInline, bundleStartup} from 'docusaurus-first-view/bundle-startup';
import {expect, it} from 'vitest';
import {withScripts} from './inlineTags.ts';

const scripts = {beforePaint: 'name()', startup: 'start()'};

it('adds to the script of the color mode, and one more script behind it', () => {
  const sprite = {tagName: 'svg', innerHTML: '<symbol/>'};
  const script = {tagName: 'script', innerHTML: 'mode()'};
  expect(withScripts({preBodyTags: [sprite, script]}, scripts)).toEqual({
    preBodyTags: [
      sprite,
      {tagName: 'script', innerHTML: 'mode();name()'},
      {tagName: 'script', attributes: {'data-startup': true}, innerHTML: 'start()'},
    ],
  });
});

it('fails when the theme has no such script any more', () => {
  expect(() => withScripts({preBodyTags: []}, scripts)).toThrow(
    'no longer puts a <script> before the body',
  );
});

it('S1 D5 keeps color mode and version under the names of the framework, and has no types left', () => {
  const namespace = '-3ab';
  const beforePaint = bundleInline('src/inline/beforePaint.ts', {namespace});
  const startup = bundleStartup({namespace, acts: resolve('src/inline/acts.ts')});
  for (const [code, most] of [
    [beforePaint, 1150],
    [startup, 5500],
  ] as const) {
    expect(code).toMatch(/`\$\{\w+\}-3ab`/);
    expect(code).not.toMatch(/NAMESPACE|HTMLElement>|: void/);
    expect(code.length).toBeLessThan(most);
  }
});
