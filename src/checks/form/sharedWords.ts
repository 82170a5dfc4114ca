import type {FormPlace} from './formPlace.ts';
import type {PageForm} from './pageForm.ts';
import {plainWord} from './wordCount.ts';

/** So many words after each other in two places are a copy. */
const RUN = 8;

/** The words of each page that are in runs which another page of its version has, with where and which page. */
export function sharedWords(pages: readonly PageForm[]): ReadonlyMap<string, FormPlace> {
  const owners = new Map<string, Set<string>>();
  for (const {version, page, texts} of pages) {
    for (const run of texts.flatMap(runsOf)) {
      const key = `${version} ${run}`;
      const known = owners.get(key);
      if (known) known.add(page);
      else owners.set(key, new Set([page]));
    }
  }
  return new Map(
    pages.map((page) => {
      const shared = page.texts.flatMap((words) => sharedIn(words, page, owners));
      const [first] = shared;
      const count = shared.reduce((sum, one) => sum + one.count, 0);
      return [page.file, {line: 1, found: first?.found ?? '', count}];
    }),
  );
}

function sharedIn(
  words: readonly string[],
  {version, page}: PageForm,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): {readonly found: string; readonly count: number}[] {
  const runs = runsOf(words);
  const shared = runs.flatMap((run, start) => {
    const other = [...(owners.get(`${version} ${run}`) ?? [])].find((name) => name !== page);
    return other === undefined ? [] : [{start, other}];
  });
  const [first] = shared;
  if (first === undefined) return [];
  const covered = new Set(
    shared.flatMap(({start}) => Array.from({length: RUN}, (_, step) => start + step)),
  );
  const quote = words.slice(first.start, first.start + RUN).join(' ');
  return [{found: `"${quote}" (${first.other})`, count: covered.size}];
}

function runsOf(words: readonly string[]): string[] {
  const plain = words.map(plainWord);
  return plain.slice(RUN - 1).map((_, start) => plain.slice(start, start + RUN).join(' '));
}
