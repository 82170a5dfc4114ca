import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import packageJson from '../../package.json' with {type: 'json'};

const installed = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');

it.each(['react', 'react-dom'] as const)(
  'K4 %s is exactly 19.1.0, asked for and installed',
  (name) => {
    expect(packageJson.dependencies[name]).toBe('19.1.0');
    expect(JSON.parse(installed(`${name}/package.json`))).toMatchObject({version: '19.1.0'});
  },
);

it('K4 the site ships this React and no other', () => {
  const text = readFileSync('build/licenses.txt', 'utf8');
  expect(text.match(/^react(?:-dom)? [\d.]+(?=:)/gm)).toEqual(['react 19.1.0', 'react-dom 19.1.0']);
});

describe('K5 the framework keeps its values', () => {
  it.each([
    [
      'the time of a collapse comes from the height',
      'theme-common/lib/components/Collapsible/index.js',
      'height / 36',
      '15 * constant ** 0.25',
    ],
    [
      'a smooth scroll keeps 0.85 of the way',
      'theme-common/lib/utils/scrollUtils.js',
      '(currentScroll - top) * 0.85',
    ],
  ])('%s', (_, file, ...values) => {
    const source = installed(`@docusaurus/${file}`);
    for (const value of values) expect(source).toContain(value);
  });

  it('waits for a page in the way that src/client/ReadyNavigation.ts expects', () => {
    const source = installed('@docusaurus/core/lib/client/PendingNavigation.js');
    expect(source).toContain('return nextState.nextRouteHasLoaded;');
    expect(source).toContain('this.previousLocation = this.props.location;');
  });

  it('tells client modules right before it draws a page, as src/client/topFirst.ts expects', () => {
    const source = installed('@docusaurus/core/lib/client/PendingNavigation.js');
    expect(source).toMatch(
      /this\.routeUpdateCleanupCb\(\);\s+this\.setState\(\{ nextRouteHasLoaded: true \}\);/,
    );
  });

  it('what loads shows itself after 200 ms', () => {
    expect(installed('react-loadable/lib/index.js')).toContain('delay: 200,');
    expect(installed('@docusaurus/core/lib/client/exports/ComponentCreator.js')).not.toContain(
      'delay',
    );
  });
});
