import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import type {IndexFile} from './renameParts.ts';
import {renameParts} from './renameParts.ts';

const hashes = Array.from({length: 200}, (_, index) => `en_${hash(index)}`);

/** A number that looks like a hash: seven digits without any order. */
function hash(index: number): string {
  return ((index * 2_654_435_761) % 2 ** 28).toString(16).padStart(7, '0');
}

function metaOf(names: readonly string[]): IndexFile {
  const list = names.map((name) => `\x82j${name}\x18\xf2`).join('');
  return {
    path: 'pagefind.en_ca46d8a2c4.pf_meta',
    content: gzipSync(Buffer.from(`pagefind_dcd${list}`, 'latin1')),
  };
}

const parts = hashes.map((name, index) => ({
  path: index < 150 ? `fragment/${name}.pf_fragment` : `index/${name}.pf_index`,
  content: new Uint8Array([index]),
}));
const other = {path: 'pagefind.js', content: new Uint8Array([1])};

it('names the parts in the order of the list, in the list and in the folders', () => {
  const [list, script, ...renamed] = renameParts([metaOf(hashes), other, ...parts]);
  expect(script).toEqual(other);
  expect(renamed[0]).toEqual({...parts[0], path: 'fragment/ca46d80000.pf_fragment'});
  expect(renamed[199]).toEqual({...parts[199], path: 'index/ca46d8005j.pf_index'});
  const text = Buffer.from(gunzipSync(list?.content ?? '')).toString('latin1');
  expect(text).toContain('\x82jca46d80000\x18\xf2\x82jca46d80001\x18\xf2');
  expect(text).not.toContain('en_');
});

it('makes the list half as long', () => {
  const before = metaOf(hashes);
  const [after] = renameParts([before, ...parts]);
  expect(after?.content.length).toBeLessThan(before.content.length / 2);
});

it('says what it found where the list is missing, and which part is not listed', () => {
  expect(() => renameParts([other])).toThrow('found pagefind.js');
  expect(() => renameParts([metaOf(hashes.slice(1)), ...parts])).toThrow(
    `does not list its part fragment/${hashes[0]}.pf_fragment`,
  );
});
