import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

/** Returns every address of every page of a build that leaves the path of the site, or leads to nothing in it. */
export function strayAddresses(build: string, host: string, base: string): string[] {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const leads = (path: string): boolean => {
    if (!path.startsWith(base)) return false;
    const file = join(build, path.slice(base.length));
    return [`${file}.html`, join(file, 'index.html'), ...(/\.\w+$/.test(file) ? [file] : [])].some(
      existsSync,
    );
  };
  const stray = pages.flatMap((page) =>
    addressesIn(parse(readFileSync(join(build, page), 'utf8')))
      .map((address) => new URL(address, `${host}${base}${page}`))
      .filter(({origin, pathname}) => origin === host && !leads(decodeURIComponent(pathname)))
      .map(({pathname}) => `${page}: ${pathname}`),
  );
  return [...new Set(stray)];
}

function addressesIn(node: DefaultTreeAdapterTypes.Node): string[] {
  const own = 'attrs' in node ? node.attrs : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [
    ...own.flatMap(({name, value}) => (name === 'href' || name === 'src' ? [value] : [])),
    ...own.flatMap(({name, value}) =>
      name === 'content' && /^https?:/.test(value) ? [value] : [],
    ),
    ...children.flatMap(addressesIn),
  ];
}
