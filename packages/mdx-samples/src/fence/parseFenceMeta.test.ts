import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './parseFenceMeta.ts';

const nothing = {highlight: [], ins: [], del: [], errors: [], continues: false};

describe('parseFenceMeta', () => {
  it.each([undefined, null, '', '  '])('reads no marks from %j', (meta) => {
    expect(parseFenceMeta(meta)).toEqual(nothing);
  });

  it('reads every mark in any order', () => {
    const meta =
      'continues {2, 4-6} title="My Store.tsx" ins={1} del={3,8-9} version="2.7" error="TS2339, TS2345" platform="ios"';
    expect(parseFenceMeta(meta)).toEqual({
      highlight: [2, 4, 5, 6],
      ins: [1],
      del: [3, 8, 9],
      errors: ['TS2339', 'TS2345'],
      continues: true,
      title: 'My Store.tsx',
      version: '2.7',
      platform: 'ios',
    });
  });

  it('keeps the reason of a block that is not compiled', () => {
    expect(parseFenceMeta('nocheck="the server is not ours"').nocheck).toBe(
      'the server is not ours',
    );
  });

  it.each([
    ['highlight={1}', 'Unknown or incomplete mark "highlight={1}".'],
    ['nocheck', 'Unknown or incomplete mark "nocheck".'],
    ['nocheck=" "', 'Unknown or incomplete mark "nocheck=" "".'],
    ['continues="yes"', 'Unknown or incomplete mark "continues="yes"".'],
    ['platform="web"', 'Unknown or incomplete mark "platform="web"".'],
    ['ins="1"', 'Unknown or incomplete mark "ins="1"".'],
    ["title='Store.tsx'", `Cannot read the mark at "title='Store.tsx'".`],
    ['title="a"ins={1}', 'Cannot read the mark at "title="a"ins={1}".'],
    ['Title="a"', 'Cannot read the mark at "Title="a"".'],
  ])('refuses %s and lists the marks', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(message);
    expect(() => parseFenceMeta(meta)).toThrow('Known marks: title="…"');
  });

  it.each(['{0}', '{4-2}', '{1 2}', '{1-2-3}', '{,}', '{-3}'])('refuses the lines %s', (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow('is not a list of lines such as {2,4-6}.');
  });

  it('refuses a mark that is set twice', () => {
    expect(() => parseFenceMeta('title="a" title="b"')).toThrow('title is set twice.');
    expect(() => parseFenceMeta('{1} {2}')).toThrow('{…} is set twice.');
  });

  it('refuses what is not a compiler error', () => {
    expect(() => parseFenceMeta('error="2339"')).toThrow('such as TS2339, found "2339".');
  });
});
