import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const text = readFileSync('build/licenses.txt', 'utf8');
const listed = new Map(
  [...text.matchAll(/^(\S+) \d\S*: (\S+)/gm)].map(([, name = '', license = '']) => [name, license]),
);

describe('X the list of licenses', () => {
  it('names what the browser gets, the parts that were joined to others among it', () => {
    expect([...listed.keys()]).toEqual(
      expect.arrayContaining([
        '@docusaurus/core',
        '@docusaurus/theme-classic',
        '@mdx-js/react',
        'infima',
        'pagefind',
        'react',
        'react-dom',
        // These run in the frame of samples.
        'react-native-web',
        'expo-iap',
        // These come with the editor and the type checker of samples.
        'prism-code-editor',
        'sucrase',
        'typescript',
        'history',
        'resolve-pathname',
        'scheduler',
      ]),
    );
  });

  it('names nothing that stays on the machine of the author', () => {
    for (const tool of ['prism-react-renderer', 'prismjs', 'esbuild', 'webpack'])
      expect(listed.has(tool), tool).toBe(false);
  });

  it('contains only licenses that ask for no more than being named', () => {
    const free = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'];
    const forTypefaces = 'OFL-1.1';
    expect([...listed].filter(([, license]) => ![...free, forTypefaces].includes(license))).toEqual(
      [],
    );
  });

  it('contains the text of the license of the large parts', () => {
    const headings = [...text.matchAll(/^-{72}\n(.+)\n/gm)].map(([, names = '']) => names);
    for (const name of ['react-dom', 'history', '@docusaurus/core', 'nprogress'])
      expect(
        headings.some((names) => ` ${names}`.includes(` ${name} `)),
        name,
      ).toBe(true);
  });
});
