/** Class of each kind of token that has a color; `src/css/code.css` has one rule per class. */
const CLASSES: Readonly<Record<string, string>> = {
  keyword: 't-k',
  important: 't-k',
  rule: 't-k',
  string: 't-s',
  'template-string': 't-s',
  'attr-value': 't-s',
  char: 't-s',
  regex: 't-s',
  'string-literal': 't-s',
  singleline: 't-s',
  multiline: 't-s',
  comment: 't-c',
  prolog: 't-c',
  doctype: 't-c',
  coord: 't-c',
  number: 't-n',
  boolean: 't-n',
  constant: 't-n',
  null: 't-n',
  nil: 't-n',
  function: 't-f',
  'function-variable': 't-f',
  'function-definition': 't-f',
  method: 't-f',
  'class-name': 't-t',
  'maybe-class-name': 't-t',
  'known-class-name': 't-t',
  builtin: 't-t',
  tag: 't-t',
  annotation: 't-t',
  property: 't-p',
  'attr-name': 't-p',
  'literal-property': 't-p',
  'string-property': 't-p',
  symbol: 't-p',
  option: 't-p',
  variable: 't-v',
  inserted: 't-i',
  deleted: 't-d',
};

/** Kinds that are shown in the color of the text although they are inside a colored token. */
const PLAIN = new Set([
  'plain',
  'plain-text',
  'punctuation',
  'operator',
  'interpolation',
  'script',
]);

/** Class of a token from its kinds, outermost first; undefined means the color of the text. */
export function tokenClass(kinds: readonly string[]): string | undefined {
  const decisive = kinds.findLast((kind) => PLAIN.has(kind) || kind in CLASSES);
  return decisive === undefined ? undefined : CLASSES[decisive];
}

/** Every class that a token can have. */
export const tokenClassNames: readonly string[] = [...new Set(Object.values(CLASSES))];
