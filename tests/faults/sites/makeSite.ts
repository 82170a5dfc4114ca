import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {SiteOptions} from './siteConfig.ts';

/** Files of a small site by their path. */
type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** Returns a page with its own title and description. */
export function page(title: string, text = '', more = ''): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n${text}\n`;
}

/** Writes a site with a home page, one docs page and the given faults, inside the repository so that packages resolve. */
export function makeSite(name: string, options: SiteOptions, files: SiteFiles = {}): string {
  return writeFiles(name, {
    'docusaurus.config.ts': `import {siteConfig} from '../../../tests/faults/sites/siteConfig.ts';\n\nexport default siteConfig(${JSON.stringify(options)});\n`,
    'sidebars.ts': `export default {main: ['intro']};\n`,
    'docs/intro.md': page('Introduction'),
    'src/pages/index.md': page('Home'),
    ...files,
  });
}

/** Writes files into an empty folder of the cache and returns its path. */
export function writeFiles(name: string, files: SiteFiles): string {
  const folder = resolve('.cache/faults', name);
  rmSync(folder, {recursive: true, force: true});
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return folder;
}
