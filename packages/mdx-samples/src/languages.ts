/** Languages whose blocks are compiled. */
export const COMPILED = ['ts', 'tsx', 'js', 'jsx'] as const;

/** A language whose blocks are compiled. */
export type CompiledLanguage = (typeof COMPILED)[number];

/** Says whether blocks of this language are compiled. */
export function isCompiled(language: string): language is CompiledLanguage {
  return COMPILED.some((compiled) => compiled === language);
}
