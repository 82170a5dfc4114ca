import {Prism} from 'prism-react-renderer';
import {bash} from './grammars/bash.ts';
import {diff} from './grammars/diff.ts';
import {groovy} from './grammars/groovy.ts';
import {http} from './grammars/http.ts';
import {properties} from './grammars/properties.ts';
import {ruby} from './grammars/ruby.ts';

const {languages} = Prism;

/** Prism colors a type only where it is declared; readers look for it where it is used. */
const usedTypes = {'type-name': {pattern: /\b[A-Z][A-Za-z0-9]*\b/, alias: 'class-name'}};

const GRAMMARS: Readonly<Record<string, Prism.Grammar | undefined>> = {
  ts: {...languages['typescript'], ...usedTypes},
  tsx: {...languages['tsx'], ...usedTypes},
  js: languages['javascript'],
  jsx: languages['jsx'],
  json: languages['json'],
  kotlin: {...languages['kotlin'], ...usedTypes},
  swift: languages['swift'],
  xml: languages['markup'],
  yaml: languages['yaml'],
  // Markdown in Markdown stays plain: its marks are the point.
  mdx: {},
  text: {},
  bash,
  diff,
  groovy,
  http,
  properties,
  ruby,
};

/** The grammar of a fence's language; an unknown language fails with the names that exist. */
export function grammarOf(language: string): Prism.Grammar {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  if (grammar) return grammar;
  const known = Object.keys(GRAMMARS).join(', ');
  throw new Error(`The language "${language}" is unknown. Write one of: ${known}.`);
}
