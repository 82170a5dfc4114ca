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

it.each([
  ['nothing', undefined],
  ['a page', '<!doctype html>'],
  ['half of it', {versions: {}}],
  ['a name that is a number', {...list, checker: {...list.checker, types: {'2.8': 1}}}],
  ['a number that is a text', {...list, checker: {...list.checker, bytes: '7'}}],
  ['null for the names', {...list, checker: {...list.checker, types: null}}],
])('refuses %s instead of the list', (_, data) => {
  expect(() => findFiles(data, '2.8', 'shop')).toThrow('another form');
});
