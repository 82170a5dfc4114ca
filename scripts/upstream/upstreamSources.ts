import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Our files that take the place of upstream's. */
const OURS = 'src/theme';
const THEME = 'node_modules/@docusaurus/theme-classic/src/theme';
const FALLBACK = 'node_modules/@docusaurus/core/lib/client/theme-fallback';

/** Fingerprints of the upstream files that our theme files replace, by component name. */
export type UpstreamRecord = Readonly<Record<string, string>>;

/** Returns our components that replace one of upstream's, with a fingerprint of the replaced file. */
export function upstreamSources(): UpstreamRecord {
  const components = readdirSync(OURS, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.tsx'))
    .map((file) => dirname(file))
    .sort();
  return Object.fromEntries(
    components.flatMap((component) => {
      const source = upstreamFile(component);
      return source === undefined ? [] : [[component, fingerprint(readFileSync(source, 'utf8'))]];
    }),
  );
}

function upstreamFile(component: string): string | undefined {
  return [
    `${THEME}/${component}/index.tsx`,
    `${THEME}/${component}.tsx`,
    `${FALLBACK}/${component}/index.js`,
  ].find(existsSync);
}

function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
