import type {CompiledLanguage} from 'mdx-samples/languages';
import type {Prism} from 'prism-react-renderer';

/** A language that the fence of a code block may name. */
export type Language = {
  readonly name: string;
  /** How readers call it. */
  readonly label: string;
  /** Compiled against the library, shown only, or shown only in the docs of the repository itself. */
  readonly use: 'compiled' | 'shown' | 'repository';
  /** What colors it: a grammar of Prism by its name, or our own. */
  readonly grammar: string | Prism.Grammar;
  /** Colors capitalized names as types wherever they are used; Prism does so only where they are declared. */
  readonly typeNames?: true;
};

/** A row that says "compiled" only of what the compiler of samples reads. */
type Row = Language &
  (
    | {readonly use: 'compiled'; readonly name: CompiledLanguage}
    | {readonly use: 'shown' | 'repository'}
  );

/**
 * Every language of a fence, one row each: the row is all that a new language needs.
 * Only build code may import this table; a browser would load the grammars with it.
 */
export const languages = [
  {name: 'ts', label: 'TypeScript', use: 'compiled', grammar: 'typescript', typeNames: true},
  {name: 'tsx', label: 'TSX', use: 'compiled', grammar: 'tsx', typeNames: true},
  {name: 'js', label: 'JavaScript', use: 'compiled', grammar: 'javascript'},
  {name: 'jsx', label: 'JSX', use: 'compiled', grammar: 'jsx'},
  {name: 'json', label: 'JSON', use: 'shown', grammar: 'json'},
  // Commands as our pages show them: one per line, with options, variables and strings.
  {
    name: 'bash',
    label: 'Terminal',
    use: 'shown',
    grammar: {
      comment: {pattern: /(^|\s)#.*/m, lookbehind: true},
      string: [
        {
          pattern: /"(?:\\[\s\S]|[^"\\])*"/,
          greedy: true,
          inside: {variable: /\$(?:\w+|\{[^}]*\})/},
        },
        {pattern: /'[^']*'/, greedy: true},
      ],
      variable: /\$(?:\w+|\{[^}]*\})/,
      option: {pattern: /(\s)--?[a-zA-Z][\w-]*/, lookbehind: true},
      keyword: /\b(?:if|then|else|fi|for|in|do|done|while|export)\b(?=\s|;|$)/m,
      function: {
        pattern: /(^[ \t]*|(?:&&|\|\||[|;(])[ \t]*)[a-zA-Z][\w.-]*(?![\w.-]*=)/m,
        lookbehind: true,
        greedy: true,
      },
      operator: /&&|\|\||[|;><=]/,
    },
  },
  {name: 'text', label: 'Text', use: 'shown', grammar: {}},
  // What a reader sends to somebody.
  {name: 'answer', label: 'Answer to send', use: 'shown', grammar: {}},
  {name: 'kotlin', label: 'Kotlin', use: 'shown', grammar: 'kotlin', typeNames: true},
  {name: 'swift', label: 'Swift', use: 'shown', grammar: 'swift'},
  // Podfiles and podspecs.
  {
    name: 'ruby',
    label: 'Ruby',
    use: 'shown',
    grammar: {
      comment: {pattern: /#(?!\{).*/, greedy: true},
      function: {pattern: /\b[a-z_]\w*[!?]?(?=\(|[ \t]+['":])/, greedy: true},
      string: [
        {
          pattern: /"(?:\\.|[^"\\\n])*"/,
          greedy: true,
          inside: {interpolation: /#\{[^}]*\}/},
        },
        {pattern: /'(?:\\.|[^'\\\n])*'/, greedy: true},
      ],
      symbol: [{pattern: /(^|[^:\w]):[a-zA-Z_]\w*/, lookbehind: true}, /\b[a-zA-Z_]\w*:(?!:)/],
      keyword:
        /\b(?:and|begin|class|def|do|each|else|elsif|end|ensure|false|if|in|module|next|nil|not|or|require|require_relative|rescue|return|self|then|true|unless|while|yield)\b/,
      number: /\b\d[\d_]*(?:\.\d+)?\b/,
      'class-name': /\b[A-Z]\w*/,
    },
  },
  // A unified diff: whole lines that were added, taken away or that name a place.
  {
    name: 'diff',
    label: 'Changes',
    use: 'shown',
    grammar: {
      coord: /^(?:@@|diff |index |--- |\+\+\+ ).*/m,
      deleted: /^-.*/m,
      inserted: /^\+.*/m,
    },
  },
  {name: 'xml', label: 'XML', use: 'shown', grammar: 'markup'},
  {name: 'yaml', label: 'YAML', use: 'shown', grammar: 'yaml'},
  // Markdown in Markdown stays plain: its marks are the point.
  {name: 'mdx', label: 'MDX', use: 'repository', grammar: {}},
  // The picture of ARCHITECTURE.md, which the host of the code draws.
  {name: 'mermaid', label: 'Mermaid', use: 'repository', grammar: {}},
] as const satisfies readonly Row[];

/** Languages that a block may have without being compiled. */
export const SHOWN = named('shown');
/** Languages that only docs of the repository itself may use. */
export const REPOSITORY_ONLY = named('repository');

/** Finds the row of a language; an unknown name fails with the names that exist. */
export function languageNamed(name: string): Language {
  const found = languages.find((language) => language.name === name);
  if (found) return found;
  const known = languages.map((language) => language.name).join(', ');
  throw new Error(`The language "${name}" is unknown. Write one of: ${known}.`);
}

function named(use: Language['use']): readonly string[] {
  return languages.filter((language) => language.use === use).map(({name}) => name);
}
