import {describe, expect, it} from 'vitest';
import {TICK} from '../protocol.ts';
import {guard} from './guard.ts';

class Enough extends Error {}

/** Runs guarded code until it ends or has called the tick this often. */
function run(code: string, most = 1_000): {readonly value: unknown; readonly ticks: number} {
  let ticks = 0;
  const tick = (): void => {
    ticks += 1;
    if (ticks > most) throw new Enough();
  };
  const value: unknown = Reflect.apply(new Function(TICK, guard(code)), undefined, [tick]);
  return {value, ticks};
}

describe('endless code is stopped', () => {
  it.each([
    'while (true) {}',
    'while (true);',
    'for (;;);',
    'for (let i = 0; ; i += 1) {}',
    'do {} while (true)',
    'do continue; while (true)',
    'const list = [1]; for (const one of list) list.push(one);',
    'const list = [1]; for (const one of list) { list.push(one); continue; }',
    'outer: for (;;) { for (;;) continue outer; }',
    'while (true) { try { while (true) {} } catch {} }',
    'function again() { try { for (;;); } finally { again(); } } again();',
    'const endless = {*[Symbol.iterator]() { while (true) yield 1; }}; [...endless];',
    'const endless = {[Symbol.iterator]: () => ({next: () => ({done: false})})}; [...endless];',
    'class Shop { static { while (true) {} } }',
    'class Shop { get open() { for (;;); } } new Shop().open;',
    'class Shop { constructor() { while (1); } } new Shop();',
    'const twice = (n) => twice(n) + twice(n); try { twice(1) } catch (e) { while (1); }',
  ])('%s', (code) => {
    expect(() => run(code)).toThrow(Enough);
  });

  it.each([
    'const next = () => Promise.resolve().then(next); return next();',
    'const next = async () => { await null; return next(); }; return next();',
    'return (async () => { while (true) await null; })();',
    'return (async () => { for await (const one of (function* () { for (;;) yield 1; })()); })();',
  ])('%s, which never leaves the microtasks', async (code) => {
    await expect(run(code).value).rejects.toThrow(Enough);
  });
});

describe('what code does stays the same', () => {
  it.each([
    ['return [1, 2, 3].map((n) => n + 1).join()', '2,3,4'],
    ['let a; const set = (n) => a = n; set(4); return a', 4],
    ['const or = (a, b) => a ?? b; return or(null, 5)', 5],
    ['const pick = (n) => n ? "yes" : "no"; return pick(0)', 'no'],
    ['const add = (a) => (b) => a + b; return add(1)(2)', 3],
    ['const pair = (a, b) => ({a, b}); return pair(1, 2).b', 2],
    ['let n = 0; for (const key in {a: 1, b: 2}) n += key.length; return n', 2],
    ['let n = 0; do n += 1; while (n < 3); return n', 3],
    ['let n = 0; for (let i = 0; i < 3; i++) if (i) n += i; else n += 10; return n', 13],
    ['let n = 0; if (n) for (;;); else n = 7; return n', 7],
    ['let n = 0; if (!n) for (const x of [1]) if (x) n = 1; else n = 2; return n', 1],
    ['switch (1) { case 1: return "one"; default: return "more" }', 'one'],
    ['const f = () => class {}; class A extends f() { b() { return 1 } } return new A().b()', 1],
    ['const o = {while: 1, for(x) { return x }, get if() { return 2 }}; return o.for(o.if)', 2],
    ['const {sum = (a) => a} = {}; return sum(3)', 3],
    ['return `${[1].map((n) => `${n}${n}`)}`', '11'],
    ['return /while (a)/.test("while a")', true],
    ['return (function () { "use strict"; return 1 })()', 1],
    ['return new (class { #a = 1; static s = 2; c = () => this.#a; })().c()', 1],
  ])('%s', (code, value) => {
    expect(run(code).value).toBe(value);
  });

  it('counts each round and each call', () => {
    expect(run('for (let i = 0; i < 5; i++);').ticks).toBe(5);
    expect(run('const f = () => 1; function g() {} f(); f(); g();').ticks).toBe(3);
  });

  it('leaves every line where it is', () => {
    const code =
      'const f = (\n  a,\n) => {\n  while (a)\n    a -= 1;\n  return a;\n};\nreturn f(2);';
    expect(guard(code).split('\n')).toHaveLength(code.split('\n').length);
  });

  it('refuses code that takes the name of the tick', () => {
    expect(() => guard(`const ${TICK} = () => {};`)).toThrow(`The name ${TICK} is taken`);
  });
});
