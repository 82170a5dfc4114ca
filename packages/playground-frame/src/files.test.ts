import {expect, it} from 'vitest';
import {findFiles} from './files.ts';

const list = {
  versions: {
    '2.8': {bundle: 'b.js', apps: {shop: 'a.json'}, sources: {shop: 's.json'}},
  },
  editor: {script: 'e.js', styles: 'e.css'},
  checker: {script: 'c.js', types: {'2.8': 't.json'}, bytes: 7},
};

it('finds the files of an app', () => {
  expect(findFiles(list, '2.8', 'shop')).toEqual({
    bundle: 'b.js',
    app: 'a.json',
    source: 's.json',
    editor: list.editor,
    checker: {script: 'c.js', types: 't.json', bytes: 7},
  });
});

it.each([
  ['2.7', 'shop', 'No sample of 2.7 can run in a page.'],
  ['2.8', 'game', 'There is no app "game" of 2.8 to run.'],
])('says what is not there: %s %s', (version, app, sentence) => {
  expect(() => findFiles(list, version, app)).toThrow(sentence);
});
