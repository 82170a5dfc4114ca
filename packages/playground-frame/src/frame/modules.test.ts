import {expect, it} from 'vitest';
import {explainError, loadModules} from './modules.ts';
import {Stopped} from './tick.ts';

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

/** What happens when a file with this code is loaded. */
function failureOf(code: string): unknown {
  try {
    loadModules([{name: 'my-shop.tsx', code}], new Map(), {Stopped})('my-shop');
  } catch (error) {
    return error;
  }
  return undefined;
}

it('says in which line of the code an error is', () => {
  const error = failureOf('const a = 1;\n\nnull.title;');
  expect(explainError(error, true)).toMatch(/^TypeError: .*title.* \(my-shop\.tsx, line 3\)$/);
  expect(explainError(error, false)).not.toContain('line');
});

it('says in a sentence that the code was stopped, and where', () => {
  expect(explainError(failureOf('\nthrow new Stopped();'), true)).toBe(
    'Stopped: the code ran for 2 seconds without a pause. (my-shop.tsx, line 2)',
  );
});

it('names the file whose code no browser can read', () => {
  expect(explainError(failureOf('let a; let a;'), true)).toMatch(/^SyntaxError: .*my-shop\.tsx/);
});

it('takes whatever an app throws', () => {
  expect(explainError('no', true)).toBe('no');
  expect(explainError(undefined, true)).toBe('undefined');
});
