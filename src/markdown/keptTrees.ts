import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import {writeFileAtomic} from './keptFile.ts';
import type {TreeReader} from './page.ts';

const FOLDER = '.cache/trees';

/** What decides, besides the text, how a page is parsed: our choice of parsers, and their releases. */
const PARSERS = [join(__dirname, 'page.ts'), join(__dirname, '../../package-lock.json')];

/**
 * Keeps the tree of each page in a file below the root. Up to four programs read the same pages during a build, and parsing
 * one takes thirty times as long as reading its tree.
 */
export function keptTrees(root: string): TreeReader {
  const parsers = createHash('sha256');
  for (const file of PARSERS) parsers.update(readFileSync(file));
  const release = parsers.digest('hex');
  return ({path, kind, source}, parse) => {
    const file = join(root, FOLDER, path);
    const syntax = kind === 'repository' ? 'Markdown' : 'MDX';
    const key = createHash('sha256').update(`${release} ${syntax}\n${source}`).digest('hex');
    const known = readTree(file, key);
    if (known) return known;
    const tree = parse();
    writeFileAtomic(file, serialize({key, tree}));
    return tree;
  };
}

/** The tree in a file; nothing when it is missing, damaged or of another text, because parsing again is always correct. */
function readTree(file: string, key: string): Root | undefined {
  try {
    const kept: {readonly key: string; readonly tree: Root} = deserialize(readFileSync(file));
    return kept.key === key ? kept.tree : undefined;
  } catch {
    return undefined;
  }
}
