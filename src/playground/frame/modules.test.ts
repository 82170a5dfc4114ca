import {expect, it} from 'vitest';
import {loadModules} from './modules.ts';

const files = [
  {name: 'app.tsx', code: 'const {two} = require("./part"); module.exports = {sum: two + more};'},
  {name: 'part.ts', code: 'exports.two = 2; globalCount.loads += 1;'},
  {name: 'foreign.ts', code: 'require("left-pad");'},
  {name: 'alone.ts', code: 'require("./missing");'},
];
const globalCount = {loads: 0};
const load = loadModules(files, new Map(), {more: 40, globalCount});

it('evaluates the files of an app, each once, with the names that the phone gives', () => {
  expect(load('app').sum).toBe(42);
  load('part');
  expect(globalCount.loads).toBe(1);
});

it('says what is not simulated and what is missing', () => {
  expect(() => load('foreign')).toThrow('not simulated: the module "left-pad"');
  expect(() => load('alone')).toThrow('There is no file "missing" in this sample.');
});
