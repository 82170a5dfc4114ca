/** Languages whose blocks are compiled against the library. */
export const COMPILED = ['ts', 'tsx', 'js', 'jsx'] as const;

/** A language whose blocks are compiled. */
export type CompiledLanguage = (typeof COMPILED)[number];

/** Languages that a block may have without being compiled. */
export const SHOWN = [
  ...['json', 'bash', 'text', 'kotlin', 'swift', 'ruby', 'groovy', 'diff'],
  ...['http', 'xml', 'properties', 'yaml'],
];

/** Languages that only docs of the repository itself may use. */
export const REPOSITORY_ONLY = ['mdx'];

/** Tells whether blocks of this language are compiled. */
export function isCompiled(language: string): language is CompiledLanguage {
  return COMPILED.some((known) => known === language);
}
