import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import packageJson from '../../package.json' with {type: 'json'};

const scripts = readdirSync('build/assets/js')
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(`build/assets/js/${name}`, 'utf8'));

it('K4 React and react-dom are exactly 19.1.0, asked for, installed and shipped', () => {
  for (const name of ['react', 'react-dom'] as const) {
    expect(packageJson.dependencies[name]).toBe('19.1.0');
    const installed = readFileSync(`node_modules/${name}/package.json`, 'utf8');
    expect(JSON.parse(installed)).toMatchObject({version: '19.1.0'});
  }
  const shipped = new Set(scripts.join('').match(/(?<=")19\.\d+\.\d+(?=")/g));
  expect([...shipped]).toEqual(['19.1.0']);
});

it.each([
  ['the time of a collapse comes from the height', /\/36;[^;]{0,40}\*\*\.25/],
  ['what loads shows itself after 200 ms', /delay:200\b/],
  ['a smooth scroll keeps 0.85 of the way', /\*\.85\)/],
  ['a script is waited for as the bundler does', /timeout=120\b|12e4/],
])('K5 %s, as the framework has it', (_, value) => {
  expect(scripts.some((script) => value.test(script))).toBe(true);
});
