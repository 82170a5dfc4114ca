import {expect, it} from 'vitest';
import {parseFiles} from '../parseFiles.ts';
import {readProgram} from './program.ts';

/** The first lines of the statements that the library reaches in a file. */
function reached(text: string): readonly string[] {
  const {files, size} = parseFiles([{name: 'shop.ts', text}]);
  const {reached: parts} = readProgram(files, size);
  return [...files.flatMap((file) => [...parts(file)])]
    .map(({statement: {start, end}}) => text.slice(start ?? 0, end ?? 0))
    .sort();
}

it('follows a name to the statements that use it, and what these declare', () => {
  const text = `import {getAvailablePurchases as read} from 'expo-iap';
import {useState} from 'react';
const load = async () => useState(await read());
const {shown, ...rest} = await load();
export const list = [rest];
export const clock = () => useState(Date.now());`;
  expect(reached(text)).toEqual([
    'const load = async () => useState(await read());',
    'const {shown, ...rest} = await load();',
    'export const list = [rest];',
    `import {getAvailablePurchases as read} from 'expo-iap';`,
  ]);
});

it('follows an assignment back to the variable', () => {
  const text = `import {getAvailablePurchases} from 'expo-iap';
let last;
function load() { last = getAvailablePurchases(); }
function show() { return last; }
function other() { let own; return own; }`;
  expect(reached(text)).toHaveLength(4);
});

it('follows what is loaded where it is used', () => {
  const text = `const iap = require('expo-iap');
const later = () => import('expo-iap');
export const title = 'shop';`;
  expect(reached(text)).toHaveLength(2);
});
