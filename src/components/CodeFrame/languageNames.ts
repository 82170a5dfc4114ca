const NAMES: Readonly<Record<string, string>> = {
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

/** How readers call the language of a block. */
export function languageName(language: string): string {
  return NAMES[language] ?? language;
}
