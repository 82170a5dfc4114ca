import {readFileSync} from 'node:fs';
import type {Pin} from './pins.ts';

/** What a repository says about the reasons of pins. */
export type Facts = {
  readonly node: number;
  /** The range in which a package asks for another one. */
  readonly range: (askedBy: string, name: string) => string | undefined;
};

/** Why a pin can go, as a sentence, as far as the repository itself knows; undefined as long as it is needed. */
export function mayGo({packages, until}: Pin, {node, range}: Facts): string | undefined {
  const names = packages.join(', ');
  if ('node' in until && node >= until.node)
    return `${names}: the site runs on Node ${node} now, so update, and take the entry out of scripts/pins/pins.ts and .github/renovate.json.`;
  if (!('askedBy' in until)) return undefined;
  const found = packages
    .map((name) => range(until.askedBy, name))
    .find((one) => one !== until.range);
  return found === undefined
    ? undefined
    : `${names}: ${until.askedBy} asks for ${found} now, not for ${until.range}; update, or write the new range to scripts/pins/pins.ts.`;
}

/** The facts of the repository in a folder. */
export function readFacts(root = '.'): Facts {
  return {
    node: Number.parseInt(readFileSync(`${root}/.nvmrc`, 'utf8').replace(/^v/, ''), 10),
    range: (askedBy, name) => {
      const {peerDependencies = {}} = JSON.parse(
        readFileSync(`${root}/node_modules/${askedBy}/package.json`, 'utf8'),
      ) as {peerDependencies?: Record<string, string>};
      return peerDependencies[name];
    },
  };
}
