import terms from './searchTerms.json' with {type: 'json'};

/**
 * Words that readers type for a section and that its text does not have, by its address under the root of a
 * version, or by the whole one for posts and tools. The search finds them; no reader sees them. A version that lacks
 * the section ignores the entry.
 */
export const searchTerms: Readonly<Record<string, readonly string[]>> = terms;
