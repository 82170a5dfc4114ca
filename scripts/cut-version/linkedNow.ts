import {posix} from 'node:path';
import {readSources} from '../../src/checks/content.ts';
import type {LinkedAnchors} from '../../src/checks/pages/linkedAnchors.ts';
import {readFacts} from '../../src/checks/pages/pageFacts.ts';
import {addressOfFile} from '../../src/site/addresses.ts';

/** Adds the anchors that pages of the docs lead to on another page of their version. */
export async function linkedNow(root: string, before: LinkedAnchors): Promise<LinkedAnchors> {
  const {sources} = await readSources(root);
  const linked = new Map([...before].map(([address, ids]) => [address, new Set(ids)]));
  for (const source of sources) {
    const facts = source.kind === 'docs' ? readFacts(root, source) : undefined;
    if (facts?.outcome !== 'expanded') continue;
    for (const reference of facts.references) {
      if (reference.type !== 'link') continue;
      const [, path, id] = /^(\.[^#]*\.mdx)#(.+)$/.exec(reference.url) ?? [];
      if (path === undefined || id === undefined) continue;
      const address = addressOfFile(posix.join(posix.dirname(source.path), path));
      linked.set(address, (linked.get(address) ?? new Set()).add(id));
    }
  }
  return linked;
}
