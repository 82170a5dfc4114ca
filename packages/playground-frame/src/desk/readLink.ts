import {type SharedCode, unpackCode} from '../edit/sharedCode.ts';

/** Changed code from the address. */
export type LinkedCode = {readonly packed: string; readonly code: SharedCode};

/**
 * Reads the changed code in the address of a page: the code when it is for this playground, a sentence when this
 * playground has to say what is wrong with it, and nothing when it is for another one of the page.
 */
export async function readLink(
  packed: string,
  playground: HTMLElement,
  version: string,
): Promise<LinkedCode | string | undefined> {
  const all = [...document.querySelectorAll<HTMLElement>('[data-app]')];
  const code = await unpackCode(packed);
  const meant = all.find(({dataset}) => dataset.app === code?.app) ?? all[0];
  if (playground !== meant) return undefined;
  if (!code) return 'The code in this link is damaged and can’t be read.';
  if (code.app !== playground.dataset.app)
    return `The code in this link changes the sample "${code.app}", which this page doesn’t have.`;
  if (code.version !== version)
    return `The code in this link changes the ${code.version} sample, but this page is about ${version}.`;
  return {packed, code};
}
