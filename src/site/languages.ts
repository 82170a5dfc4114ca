/** Languages whose blocks are compiled against the library. */
export const COMPILED = ['ts', 'tsx', 'js', 'jsx'] as const;

/** A language whose blocks are compiled. */
export type CompiledLanguage = (typeof COMPILED)[number];

/** Every language that a fence may name, and how readers call it. */
const names: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  json: 'JSON',
  bash: 'Terminal',
  text: 'Text',
  diff: 'Changes',
  kotlin: 'Kotlin',
  swift: 'Swift',
  ruby: 'Ruby',
  groovy: 'Gradle',
  properties: 'Properties',
  xml: 'XML',
  yaml: 'YAML',
  http: 'HTTP',
  mdx: 'MDX',
};

/** Languages that only docs of the repository itself may use. */
export const REPOSITORY_ONLY = ['mdx'];

/** Languages that a block may have without being compiled. */
export const SHOWN = Object.keys(names).filter(
  (name) => !isCompiled(name) && !REPOSITORY_ONLY.includes(name),
);

/** Tells whether blocks of this language are compiled. */
export function isCompiled(language: string): language is CompiledLanguage {
  return COMPILED.some((known) => known === language);
}

/** How readers call the language of a block. */
export function languageName(language: string): string {
  return names[language] ?? language;
}
