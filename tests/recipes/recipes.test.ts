import {appendFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {RepositoryCopy} from '../copies/copyRepository.ts';
import {copyRepository} from '../copies/copyRepository.ts';
import {readRecipes} from './readRecipes.ts';
import {startServer} from './startServer.ts';

const steps = readRecipes();
const seconds = new Map<string, number>();
let copy: RepositoryCopy;
const at = (file: string): string => join(copy.folder, file);

/** Does every step of a recipe and returns what its commands printed. */
function follow(recipe: string): string[] {
  const started = performance.now();
  const printed = steps
    .filter((step) => step.recipe === recipe)
    .map(({action, file, text}) => {
      if (action === 'run') return copy.run('sh', '-c', text);
      if (action === 'write') writeFileSync(at(file), `${text}\n`);
      else appendFileSync(at(file), `\n${text}\n`);
      return '';
    });
  seconds.set(recipe, (performance.now() - started) / 1000);
  return printed;
}

beforeAll(() => {
  copy = copyRepository('recipes');
});
afterAll(() => {
  for (const [recipe, time] of seconds) console.info(`recipe ${recipe}: ${time.toFixed(1)} s`);
});

describe('X CONTRIBUTING.md on a copy of the repository', () => {
  it('tells how to write a page', () => {
    follow('page');
    expect(readFileSync(at('sidebars.ts'), 'utf8')).toContain("doc('guides/refunds', 'Refunds')");
    expect(() => copy.run('npm', 'run', 'new:page', 'guide', 'guides/refunds', 'Refunds')).toThrow(
      'There is a page "guides/refunds" already',
    );
  });

  it('tells how to write samples with every mark', () => {
    expect(follow('sample').at(-1)).toContain('No problems.');
  });

  it('tells how to use the API data', () => {
    expect(follow('data').at(-1)).toContain('No problems.');
  });

  it('tells how to check an error code', () => {
    expect(follow('code').at(-1)).toContain('passed');
  });

  it('tells how to write a release post', () => {
    follow('post');
    expect(existsSync(at('blog/2025-09-05-v2-8-8-release.mdx'))).toBe(true);
  });

  it('tells how to update to a new patch: what came and who speaks of it', () => {
    const file = at('src/library/surface/2.8.json');
    const surface: {symbols: {name: string}[]} = JSON.parse(readFileSync(file, 'utf8'));
    surface.symbols = surface.symbols.filter(({name}) => name !== 'fetchProducts');
    writeFileSync(file, JSON.stringify(surface));
    const [told] = follow('patch');
    expect(told).toContain('appeared: fetchProducts');
    expect(told).toMatch(/docs\/guides\/purchases\.mdx:\d+ speaks of fetchProducts/);
    expect(told).toMatch(/docs\/examples\/_samples\/\S+:\d+ speaks of fetchProducts/);
  });

  it('tells how to record the originals of an upgrade', () => {
    follow('upgrade');
    expect(copy.run('git', 'diff', '--name-only', 'src/theme')).toBe('');
  });

  it('names the very command that tests/faults/cut-version.test.ts runs', () => {
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(
      '\nnpm run docs:version 2.8 -- --next 2.9\n',
    );
  });

  it('leads to a build with all of it', () => {
    follow('deploy');
    const page = readFileSync(at('build/docs/guides/refunds.html'), 'utf8');
    expect(page).toContain('Hear of refunds');
    expect(page).toContain('store.ts');
    expect(existsSync(at('build/docs/2.7/guides/refunds.html'))).toBe(false);
    expect(existsSync(at('build/blog/v2-8-8-release.html'))).toBe(true);
  });
});

it('X the dev server shows mistakes in samples and marks, with file and line', async () => {
  const server = startServer(copy.folder, '2.8', Number(process.env['SITE_PORT'] ?? 4280) + 2);
  try {
    await server.told(/compiled successfully/);
    const file = at('docs/sponsors.mdx');
    const before = readFileSync(file, 'utf8');
    const line = before.split('\n').length;
    writeFileSync(file, `${before}\n\`\`\`ts\nexport const price: number = 'free';\n\`\`\`\n`);
    await server.told(new RegExp(`docs/sponsors\\.mdx:${line + 2}:\\d+ TS2322`));
    writeFileSync(file, `${before}\n<Signature of="notThere" />\n`);
    await server.told(new RegExp(`docs/sponsors\\.mdx:${line + 1}: <Signature of="notThere">`));
    writeFileSync(file, before);
    // A sample file alone: the page that shows it is compiled again.
    appendFileSync(at('docs/examples/_samples/basic-store.tsx'), 'const price: number = "free";\n');
    await server.told(/docs\/examples\/_samples\/basic-store\.tsx:\d+:7 TS2322/);
  } finally {
    await server.stop();
  }
});
