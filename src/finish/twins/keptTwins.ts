import {join} from 'node:path';
import * as v from 'valibot';
import {hashText, stateOf} from '../../markdown/fileState.ts';
import {type KeptPage, keptPages} from '../../markdown/keptPages.ts';
import {moduleGraph} from '../../markdown/moduleGraph.ts';

const REPOSITORY = join(__dirname, '../../..');

/** The text of a twin, and what every target of its links resolved to. */
const keptTwin = v.object({text: v.string(), links: v.record(v.string(), v.string())});

type Resolve = (target: string) => string;

/** Returns the text of a twin, which it renders only if it has to. */
export type TwinReader = (
  page: KeptPage,
  resolve: Resolve,
  render: (resolve: Resolve) => string,
) => string;

/**
 * Opens the twins that an earlier build left. A page is rendered again when its text changes, a file that a step read for
 * it (the report of its samples is one), the code behind twins, or the address of something that it links to.
 */
export function keptTwins(siteDir: string, names: ReadonlySet<string>): TwinReader {
  const code = [
    ...moduleGraph([join(__dirname, 'makeTwins.ts')]),
    ...['package-lock.json', 'versions.json'].map((file) => join(REPOSITORY, file)),
  ];
  const kept = keptPages({
    folder: join(siteDir, '.cache/twins'),
    code: hashText(code.map((file) => `${file} ${stateOf(file)}`).join('\n')),
    schema: keptTwin,
  });
  kept.keepOnly(names);
  return (page, resolve, render) => {
    const known = kept.read(page);
    if (known && Object.entries(known.links).every(([target, to]) => leadsTo(resolve, target, to)))
      return known.text;
    const made = kept.make(page, () => {
      const links = new Map<string, string>();
      const text = render((target) => {
        const address = resolve(target);
        links.set(target, address);
        return address;
      });
      return {text, links: Object.fromEntries(links)};
    });
    return made.text;
  };
}

/** Of a link that is broken now, rendering again says where it is. */
function leadsTo(resolve: Resolve, target: string, address: string): boolean {
  try {
    return resolve(target) === address;
  } catch {
    return false;
  }
}
