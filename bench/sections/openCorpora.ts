import {existsSync} from 'node:fs';
import type {Corpus, CorpusName} from '../content/corpus.ts';
import {makeCorpus} from '../content/corpus.ts';
import {readTwins} from '../content/twins.ts';
import {builtFolder} from '../sites/siteBuilder.ts';

/** Returns a way to the corpora, each made once; the content comes from the build of our site. */
export function openCorpora(factor: number): (name: CorpusName) => Corpus {
  const corpora = new Map<CorpusName, Corpus>();
  return (name) => {
    const known = corpora.get(name);
    if (known) return known;
    // The first build of our site has no content to add: its own is the corpus.
    if (!existsSync(builtFolder('ours', 'real'))) return {name, real: [], synthetic: []};
    const made = makeCorpus(name, readTwins(builtFolder('ours', 'real')), factor);
    corpora.set(name, made);
    return made;
  };
}
