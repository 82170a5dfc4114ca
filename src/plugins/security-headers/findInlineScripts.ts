import type {Tag} from './readTags.ts';

/** Types under which a browser runs a script or takes rules from it; every other type is data. */
const ACTIVE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the text of every script that stands in the page itself and that a policy has to allow. */
export function findInlineScripts(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name, attributes}) => name === 'script' && !attributes.has('src'))
    .filter(({attributes}) => ACTIVE_TYPE.test((attributes.get('type') ?? '').trim()))
    .map(({text}) => text);
}
