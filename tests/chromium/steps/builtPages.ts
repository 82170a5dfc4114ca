import {readdirSync, readFileSync} from 'node:fs';

/** Returns the addresses of the built pages whose HTML a test wants to see. */
export function builtPages(wants: (html: string) => boolean): readonly string[] {
  return readdirSync('build', {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && wants(readFileSync(`build/${file}`, 'utf8')))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
